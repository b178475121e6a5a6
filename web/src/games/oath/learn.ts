/** Oath in two minutes: one picture a card. */
import { box, disc, put, ring, row, shape, times, way, type Pictures } from "../../learn/picture";

const BAND = 26 / 22;
const FLAG = 76 / 46;
const seal = (x: number, y: number, w: number) => ({ ...put("seal", x, y, w), colour: "var(--o-wax)" });

const pictures: Pictures = {
  goal: {
    ground: "var(--o-beast)",
    pieces: [
      ...[0, 1, 2].map((i) => box(20 + i * 96, 84, 88, 78, "var(--o-page-3)")),
      ...row(times("wb1", 2), 64, 118, 30, 34, BAND),
      ...row(times("wb1", 2), 160, 118, 30, 34, BAND),
      put("wb2", 256, 118, 30, BAND),
      seal(160, 42, 70),
      put("em1", 82, 42, 44),
      put("em2", 238, 42, 44),
    ],
  },
  turn: {
    ground: "var(--o-page-2)",
    pieces: [
      ...[0, 1, 2].map((i) => ring(62 + i * 98, 62, 40, "var(--o-page)")),
      put("k-wake", 62, 62, 50),
      put("k-action", 160, 62, 50),
      put("k-rest", 258, 62, 50),
      way("M106 62H116"),
      way("M204 62H214"),
      ...row(times("t-sup", 6), 160, 140, 36, 42),
    ],
  },
  deeds: {
    ground: "var(--o-nomad)",
    pieces: [
      ...[0, 1, 2].flatMap((i) => [
        box(18 + i * 98, 12, 88, 74, "var(--o-page-3)"),
        box(18 + i * 98, 94, 88, 74, "var(--o-page-3)"),
      ]),
      put("back-denizen", 62, 49, 52),
      ...row(times("wb1", 2), 160, 49, 34, 34, BAND),
      ...row(["t-fav", "t-sec"], 258, 49, 38, 40),
      put("t-rel", 44, 131, 36),
      put("ban-peoples-favor", 82, 131, 32, FLAG),
      ...row(["da-s", "dd-1"], 160, 131, 36, 40),
      put("em1", 232, 138, 28),
      way("M248 138C262 118 270 118 280 122"),
      put("k-site", 284, 138, 30),
    ],
  },
  fight: {
    ground: "var(--o-discord)",
    pieces: [
      ...row(times("wb1", 4), 78, 126, 34, 34, BAND),
      ...row(times("wb2", 3), 244, 126, 34, 34, BAND),
      ...row(["da-s", "da-s", "da-k"], 74, 52, 40, 43),
      ...row(["dd-1", "dd-2"], 244, 52, 44, 48),
      disc(5, 160, 40, 16),
      disc(3, 160, 82, 16),
    ],
  },
  special: {
    ground: "var(--o-cover)",
    pieces: [
      shape("M160 30C130 12 70 12 30 22V150C70 140 130 142 160 160Z", "var(--o-page)"),
      shape("M160 30C190 12 250 12 290 22V150C250 140 190 142 160 160Z", "var(--o-page-2)"),
      ...row(["s-order", "s-arcane", "s-hearth"], 94, 62, 34, 40),
      ...row(["s-nomad", "s-beast", "s-discord"], 94, 108, 34, 40),
      seal(226, 84, 78),
    ],
  },
  end: {
    ground: "var(--o-vision)",
    pieces: [
      ...[0, 1, 2, 3].map((i) => box(12 + i * 76, 34, 68, 112, "var(--o-page-3)")),
      seal(46, 90, 54),
      put("s-vision", 122, 90, 52),
      put("em6", 198, 90, 50),
      put("dd-q", 274, 90, 50),
    ],
  },
};

export default pictures;
