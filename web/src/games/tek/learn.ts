/** Tiny Epic Kingdoms in two minutes: one picture a card. */
import { box, disc, put, ring, row, shape, times, way, type Pictures, type Shape } from "../../learn/picture";

const FIGURE = 42 / 30;
const hills = [
  shape("M-9 128C60 88 130 140 190 112 250 84 290 104 330 96V190H-9Z", "var(--t-forest)", "var(--t-forest-2)"),
  shape("M-9 150C90 128 200 166 330 140V190H-9Z", "var(--t-plains)", "var(--t-plains-2)"),
];

function tower(x: number, foot: number, levels: number): Shape[] {
  return Array.from({ length: levels }, (_, i) =>
    box(x - 30 + i * 2, foot - (i + 1) * 16, 60 - i * 4, 16, "var(--t-capital)", 2),
  );
}
const magic = (x: number, low: number, level: number) =>
  Array.from({ length: 5 }, (_, i) => ring(x, low - i * 30, 12, i < level ? "var(--r-mana)" : "none"));

const pictures: Pictures = {
  goal: {
    ground: "var(--t-foam)",
    pieces: [
      ...hills,
      ...tower(150, 152, 6),
      put("tek-flag", 153, 42, 26),
      ...row(times("fig1", 2), 58, 140, 34, 38, FIGURE),
      put("tek-token-fort", 252, 122, 62),
      put("fig1", 252, 140, 30, FIGURE),
      put("tek-mana", 212, 54, 36),
      disc(1, 58, 100),
      disc(8, 108, 62),
      disc(1, 238, 40),
      disc(2, 290, 92),
    ],
  },
  turn: {
    ground: "var(--table)",
    pieces: [
      box(22, 12, 96, 156, "var(--t-capital)"),
      ...[0, 1, 2, 3, 4].map((i) => box(30, 20 + i * 29, 80, 24, i === 2 ? "var(--lit)" : "var(--paper)", 5)),
      ...[0, 2].map((i) => put("tek-shield", 94, 32 + i * 29, 19, 28 / 24)),
      way("M122 90H176"),
      way("M122 90C150 90 150 42 176 42"),
      way("M122 90C150 90 150 138 176 138"),
      ...row(["em1"], 206, 42, 44, 0),
      ...row(["em2"], 206, 90, 44, 0),
      ...row(["em3"], 206, 138, 44, 0),
      put("tek-shield", 264, 42, 34, 28 / 24),
      put("tek-shield", 264, 90, 34, 28 / 24),
      ...row(["tek-food", "tek-ore"], 264, 138, 30, 34),
    ],
  },
  deeds: {
    ground: "var(--t-plains)",
    pieces: [
      shape("M0 0H150C130 60 150 110 110 190H0Z", "var(--t-mountain)", "var(--t-mountain-2)"),
      shape("M190 0H330V190H230C250 120 180 70 190 0Z", "var(--t-forest)", "var(--t-forest-2)"),
      ...row(times("fig1", 1), 54, 112, 44, 0, FIGURE),
      put("fig1", 160, 88, 44, FIGURE),
      ...row(times("fig1", 2), 264, 112, 44, 46, FIGURE),
      put("tek-ore", 54, 50, 40),
      put("tek-food", 160, 32, 40),
      put("tek-mana", 264, 50, 40),
    ],
  },
  fight: {
    ground: "var(--t-ruins)",
    pieces: [
      put("fig1", 92, 104, 66, FIGURE),
      put("fig2", 228, 104, 66, FIGURE),
      ring(160, 62, 30, "var(--paper)"),
      put("tek-swords", 160, 62, 42),
      ...row(["tek-mana", "tek-mana", "tek-ore"], 60, 26, 26, 28),
      ...row(times("tek-ore", 3), 260, 26, 26, 28),
      disc(5, 38, 104, 22),
      disc(3, 282, 104, 22),
    ],
  },
  special: {
    ground: "var(--x-back)",
    pieces: [
      box(110, 10, 100, 160, "var(--t-capital)"),
      ...magic(138, 150, 3),
      ...[1, 2, 3].map((n) => disc(n, 138, 180 - n * 30, 10)),
      ...[0, 1, 2, 3, 4].map((i) => put("tek-mana", 182, 150 - i * 30, 22)),
      put("fig1", 56, 100, 62, FIGURE),
      put("tek-token-dragon-lair", 262, 62, 62),
      put("tek-token-treasure", 262, 130, 54),
    ],
  },
  end: {
    ground: "var(--t-mountain)",
    pieces: [
      ...hills,
      ...row(times("fig1", 3), 62, 92, 30, 34, FIGURE),
      ...row(times("fig1", 4), 62, 138, 30, 30, FIGURE),
      disc(7, 62, 42, 17),
      ...tower(190, 152, 6),
      put("tek-flag", 193, 42, 26),
      ...magic(278, 156, 5),
      ...[1, 2, 3, 4, 5].map((n) => disc(n, 278, 186 - n * 30, 10)),
    ],
  },
};

export default pictures;
