import { expect, test } from "vitest";
import { softened } from "./hyphens";

const shown = (name: string, lang: string): string => softened(name, lang).replaceAll("\u00ad", "-");

test("long words are parted between syllables, never one or two letters from an end", () => {
  expect(shown("Shromáždění", "cs")).toBe("Shro-máž-dění");
  expect(shown("Čarodějnický obchod", "cs")).toBe("Čaro-děj-nický obchod");
  expect(shown("Wtajemniczenia", "pl")).toBe("Wta-jem-ni-cze-nia");
  expect(shown("Najmroczniejsza Tajemnica", "pl")).toBe("Naj-mrocz-niej-sza Tajemnica");
  expect(shown("Sprzymierzeńcy", "pl")).toBe("Sprzy-mie-rzeńcy");
});

test("short words and other languages stay as they are", () => {
  expect(shown("Přepadení", "cs")).toBe("Přepadení");
  expect(shown("Homesteaders", "en")).toBe("Homesteaders");
});
