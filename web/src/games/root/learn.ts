/** Root in two minutes: one picture a card. */
import { box, disc, put, ring, row, shape, times, way, type Pictures } from "../../learn/picture";

const WARRIOR = 36 / 28;
const glade = (x: number, y: number, r = 34) => ring(x, y, r, "var(--glade)", "var(--rut)");
const road = (path: string) => shape(path, "none", "var(--glade-3)", 12);
const SOIL = "color-mix(in srgb, var(--f-alliance), var(--shade) 45%)";

const pictures: Pictures = {
  goal: {
    ground: SOIL,
    pieces: [
      box(30, 18, 260, 44, "var(--glade)"),
      ...[0, 1, 2, 3, 4].map((i) => ring(56 + i * 36, 40, 13, "var(--glade-3)")),
      put("em-marquise", 128, 40, 32),
      put("em-alliance", 164, 40, 32),
      disc(30, 264, 40, 21),
      ...row(["w-marquise", "w-eyrie", "w-alliance", "w-vagabond"], 160, 122, 56, 66, WARRIOR),
    ],
  },
  turn: {
    ground: "var(--glade)",
    pieces: [
      box(8, 10, 98, 160, "var(--s-mouse)"),
      box(111, 10, 98, 160, "var(--s-rabbit)"),
      box(214, 10, 98, 160, "var(--f-corvid)"),
      put("s-bird", 57, 62, 56),
      ring(160, 62, 24, "var(--glade)"),
      shape("M160 24V14M160 110V100M122 62H112M208 62H198M133 35l-7-7M187 35l7-7M133 89l-7 7M187 89l7 7", "none"),
      shape("M272 38a28 28 0 1 0 18 42a24 24 0 0 1-18-42Z", "var(--glade)"),
      put("g-card", 57, 132, 44),
      put("w-marquise", 140, 132, 34, WARRIOR),
      put("g-hammer", 182, 134, 36),
      ...row(times("g-card", 2), 263, 132, 40, 34),
    ],
  },
  deeds: {
    ground: SOIL,
    pieces: [
      road("M70 60L170 120L268 58M170 120L150 200"),
      glade(70, 62, 44),
      glade(170, 122, 46),
      glade(268, 58, 42),
      put("s-fox", 70, 28, 30),
      put("s-mouse", 206, 88, 30),
      put("s-rabbit", 268, 26, 30),
      ...row(times("w-marquise", 3), 68, 72, 30, 26, WARRIOR),
      way("M110 84C126 92 130 96 140 106"),
      put("w-marquise", 158, 124, 34, WARRIOR),
      put("g-sawmill", 190, 128, 34),
      ...row(times("w-eyrie", 2), 266, 66, 30, 30, WARRIOR),
    ],
  },
  fight: {
    ground: SOIL,
    pieces: [
      ring(160, 100, 122, "var(--glade)", "var(--rut)"),
      ...row(times("w-marquise", 3), 76, 126, 44, 34, WARRIOR),
      ...row(times("w-eyrie", 2), 244, 126, 44, 38, WARRIOR),
      put("g-battle", 160, 128, 46),
      box(84, 34, 48, 48, "var(--bone)"),
      box(188, 34, 48, 48, "var(--bone)"),
      disc(3, 108, 58, 18),
      disc(1, 212, 58, 18),
    ],
  },
  special: {
    ground: "var(--glade-2)",
    pieces: [
      ...row(["em-marquise", "em-eyrie", "em-alliance", "em-vagabond"], 160, 54, 64, 74),
      ...row(["em-lizard", "em-riverfolk", "em-duchy", "em-corvid"], 160, 130, 64, 74),
    ],
  },
  end: {
    ground: SOIL,
    pieces: [
      road("M62 120L160 130L258 120"),
      glade(62, 116, 44),
      glade(160, 132, 44),
      glade(258, 116, 44),
      ...[62, 160, 258].flatMap((x, i) => row(times("w-eyrie", 2), x, i === 1 ? 140 : 124, 30, 28, WARRIOR)),
      ...[62, 160, 258].map((x, i) => put("s-fox", x, i === 1 ? 96 : 80, 28)),
      box(132, 6, 56, 66, "var(--s-fox)"),
      put("g-crown", 160, 38, 40),
    ],
  },
};

export default pictures;
