import { expect, test } from "vitest";
import type { Told } from "../../../lib/types.gen";
import { gains, rulerOf, taleOf, wornIn } from "./tale";

const said = (key: string, parts: Record<string, string>): Told => ({ key, parts, text: "" });
const sitter = (role: string) => ({ name: "", bot: "", role, won: false });
const OPENING = said("oath-book-stable-regime", { who: "1", n: "7", oath: "oath-oath-the-people" });
const CARDS = said("oath-log-new-cards", {
  n: "3",
  suit: "oath-suit-nomad",
  m: "2",
  second: "oath-suit-discord",
  third: "oath-suit-arcane",
});

test("before a game is decided there is no tale", () => {
  expect(taleOf([])).toBe(null);
  expect(taleOf([said("fake-book", {})])).toBe(null);
});

test("a tale grows with its sentences", () => {
  const begun = taleOf([OPENING]);
  expect(begun).toMatchObject({
    way: "stable-regime",
    winner: 0,
    round: 7,
    oath: "the-people",
    vow: null,
    map: null,
    gone: null,
  });
  const sites = Object.fromEntries(
    ["plains", "mountain", "", "mine", "", "", "", "wastes"].map((site, i) => [
      `site${i + 1}`,
      site ? `oath-site-${site}` : "oath-book-unknown",
    ]),
  );
  const written = taleOf([
    OPENING,
    said("oath-log-vow", { who: "1", oath: "oath-oath-protection" }),
    said("oath-log-built", {
      who: "1",
      card: "oath-edifice-forest-temple",
      site: "oath-site-mountain",
      instead: "oath-denizen-wolves",
    }),
    said("oath-log-vanished", { site: "oath-site-marshes" }),
    said("oath-log-appeared", { site: "oath-site-mine" }),
    said("oath-book-map", sites),
    CARDS,
    said("oath-log-dispossessed", { n: "6" }),
    said("oath-log-relics-kept", { who: "1", n: "0" }),
    said("oath-log-chronicle-closed", { n: "2" }),
  ]);
  expect(written?.vow).toBe("protection");
  expect(written?.built).toEqual({ card: "forest-temple", site: "mountain", instead: "wolves" });
  expect(written?.lost).toEqual(["marshes"]);
  expect(written?.map).toEqual(["plains", "mountain", null, "mine", null, null, null, "wastes"]);
  expect(written?.came).toEqual(["nomad", "nomad", "nomad", "discord", "discord", "arcane"]);
  expect([written?.gone, written?.relics, written?.closed]).toEqual([6, 0, true]);
});

test("who rules is called by the way of winning", () => {
  const tale = taleOf([said("oath-book-stable-regime", { who: "2", n: "6", oath: "oath-oath-devotion" })]);
  const usurper = taleOf([said("oath-book-exhaustion-usurper", { who: "2", n: "8", oath: "oath-oath-devotion" })]);
  if (!tale || !usurper) throw new Error("no tale");
  expect(rulerOf(tale, [sitter("chancellor"), sitter("citizen:blue")])).toBe("successor");
  expect(rulerOf({ ...tale, winner: 0 }, [sitter("chancellor")])).toBe("chancellor");
  expect(rulerOf(usurper, [])).toBe("usurper");
});

test("seats that asked for no colour wear the first free ones", () => {
  expect(wornIn([sitter("chancellor"), sitter("exile"), sitter("exile:red"), sitter("citizen")])).toEqual([5, 2, 1, 3]);
});

test("gains are counted over all games", () => {
  expect([...gains([{ told: [OPENING, CARDS] }, { told: [OPENING, CARDS] }, { told: [] }])]).toEqual([
    ["nomad", 6],
    ["discord", 4],
    ["arcane", 2],
  ]);
});
