/** Paladins of the West Kingdom in two minutes: one picture a card. */
import { box, disc, put, row, shape, times, way, type Pictures } from "../../learn/picture";

const FIGURE = 42 / 30;
const meadow = shape("M-9 120C80 96 200 140 330 108V190H-9Z", "var(--meadow)", "var(--t-forest-2)");

const pictures: Pictures = {
  goal: {
    ground: "var(--h-sky)",
    pieces: [
      meadow,
      ...row(times("wall", 3), 92, 110, 56, 52),
      put("outpost", 214, 112, 58),
      put("monk", 276, 118, 50),
      ...row(["a-faith", "a-strength", "a-influence"], 160, 42, 52, 76),
      disc(7, 160, 158, 15),
    ],
  },
  turn: {
    ground: "var(--plank)",
    pieces: [
      box(22, 14, 96, 152, "var(--parchment)"),
      put("a-strength", 46, 38, 28),
      put("a-faith", 94, 38, 28),
      put("f-fighter", 70, 104, 68, FIGURE),
      ...row(["f-fighter", "f-cleric"], 176, 56, 44, 48, FIGURE),
      ...row(["f-labourer", "f-scout", "f-merchant", "f-labourer"], 220, 126, 40, 46, FIGURE),
    ],
  },
  deeds: {
    ground: "var(--plank)",
    pieces: [
      box(14, 18, 140, 144, "var(--parchment)"),
      box(166, 18, 140, 144, "var(--parchment)"),
      put("i-hunt", 38, 52, 30),
      ...row(["w-labourer", "s-any"], 96, 52, 36, 42),
      put("i-trade", 38, 92, 30),
      ...row(["s-any", "s-any"], 96, 92, 36, 42),
      put("i-pray", 38, 132, 30),
      ...row(["w-cleric", "silver"], 96, 132, 36, 42),
      put("i-attack", 186, 62, 28),
      ...row(["w-scout", "w-labourer", "w-fighter"], 256, 62, 30, 31),
      put("i-convert", 186, 118, 28),
      ...row(["s-fighter", "s-any", "s-cleric"], 256, 118, 30, 31),
    ],
  },
  fight: {
    ground: "var(--h-sky)",
    pieces: [
      meadow,
      ...row(times("wall", 4), 80, 122, 44, 40),
      put("f-fighter", 60, 72, 40, FIGURE),
      put("f-cleric", 112, 72, 40, FIGURE),
      way("M140 74H190"),
      ...row(["fac-viking", "fac-byzantine", "fac-saracen"], 246, 76, 44, 46),
      put("a-strength", 216, 132, 36),
      put("a-faith", 276, 132, 36),
    ],
  },
  special: {
    ground: "var(--h-plum)",
    pieces: [
      put("f-criminal", 62, 96, 72, FIGURE),
      way("M104 96H134", "var(--bone)"),
      ...row(times("suspicion", 2), 170, 96, 58, 30),
      way("M216 96H240", "var(--bone)"),
      put("debt", 276, 96, 66),
      ...row(times("tax", 4), 170, 30, 30, 34),
    ],
  },
  end: {
    ground: "var(--h-crimson)",
    pieces: [
      ...[0, 1, 2].map((i) => box(28 + i * 92, 26, 80, 116, "var(--parchment)")),
      ...row(times("i-order", 3), 160, 72, 48, 92),
      disc(4, 68, 118, 15),
      disc(6, 160, 118, 15),
      disc(8, 252, 118, 15),
    ],
  },
};

export default pictures;
