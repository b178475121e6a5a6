"""Draws the icons of the installed table from the crown: python web/scripts/icons.py (needs Chromium, as the browser tests do)."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "public"
PAGE = "<style>*{margin:0}body{background:%s;display:grid;place-items:center;height:100vh}svg{width:%s%%}</style>%s"
CLOTH = "#9db5a8"


def main() -> None:
    """Writes them."""
    crown = (PUBLIC / "crown.svg").read_text()
    plain = crown.replace("#FFCB3D", "#fff").replace("#2A2135", "#fff").replace('fill="#A5342A"', 'fill="none"')
    icons = {
        "icon-192.png": (192, CLOTH, 84, crown),
        "icon-512.png": (512, CLOTH, 84, crown),
        "icon-maskable-512.png": (512, CLOTH, 62, crown),
        "badge.png": (96, "transparent", 100, plain),
    }
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, ground, width, art) in icons.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE % (ground, width, art))
            page.screenshot(path=str(PUBLIC / name), omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
