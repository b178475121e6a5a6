/** The twelve Paladins as busts on 220 x 200: a cloak with their arms, a helm, a face where one shows. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const h = (name: string): string => `var(--h-${name})`;
const INK = "var(--outline)";

export const CLOAK = "M14 230c2-62 22-92 60-106 10 14 22 20 36 20s26-6 36-20c38 14 58 44 60 106z";
export const COLLAR = "M74 124c10 14 22 20 36 20s26-6 36-20l6 12c-12 14-26 20-42 20s-30-6-42-20z";

const ARMS: Readonly<Record<string, string>> = {
  chevron: "M20 196L110 118l90 78v34L110 152 20 230z",
  cross: "M97 110h26v110H97zM20 146h180v24H20z",
  bend: "M10 128l30-20 170 92v26z",
  pale: "M84 110h52v120H84z",
  fess: "M10 158h200v28H10z",
  saltire: "M30 108l80 62 80-62 20 18-76 60 76 60-20 18-80-62-80 62-20-18 76-60-76-60z",
  lozenges:
    "M60 160l18-24 18 24-18 24zM124 160l18-24 18 24-18 24zM92 190l18-24 18 24-18 24zM28 192l18-24 18 24-18 24zM156 192l18-24 18 24-18 24z",
  party: "M110 100h110v130H110z",
  chief: "M0 100h220v58H0z",
  roundels:
    "M62 166a14 14 0 1 0 28 0a14 14 0 1 0-28 0M130 166a14 14 0 1 0 28 0a14 14 0 1 0-28 0M96 190a14 14 0 1 0 28 0a14 14 0 1 0-28 0M30 194a14 14 0 1 0 28 0a14 14 0 1 0-28 0M162 194a14 14 0 1 0 28 0a14 14 0 1 0-28 0",
  quarters: "M0 100h110v72H0zM110 172h110v60H110z",
  bars: "M10 150h200v12H10zM10 174h200v12H10z",
};

const outline = (d: string, width = 3.5): Stroke => ({ d, stroke: INK, width });
const eyes = (d = "M96 96h6M118 96h6"): Stroke => ({ d, stroke: INK, width: 5 });
const FACE = "M84 80c0-6 10-12 26-12s26 6 26 12v30c0 18-12 30-26 30s-26-12-26-30z";
const BEARD = "M84 106c4 22 14 36 26 36s22-14 26-36c-4 12-14 10-26 10s-22 2-26-10z";
const JAW = "M84 84v26c0 18 12 32 26 32s26-14 26-32V84";
const GREAT = "M74 60c0-24 14-38 36-38s36 14 36 38v46c0 16-16 28-36 36-20-8-36-20-36-36z";
const NASAL = "M74 82c0-40 14-56 36-62 22 6 36 22 36 62-8-6-18-8-28-8v34h-16V74c-10 0-20 2-28 8z";
const MITRE = "M76 84C74 50 90 26 110 12c20 14 36 38 34 72";
const COIF = "M70 128c-6-58 2-98 40-104 38 6 46 46 40 104-10 12-24 18-40 18s-30-6-40-18z";
const COIF_FACE = "M86 88c0-18 8-26 24-26s24 8 24 26v18c0 16-10 28-24 28s-24-12-24-28z";
const HOOD = "M66 132c-8-66 6-102 44-118 38 16 52 52 44 118-12 10-26 14-44 14s-32-4-44-14z";
const BRIM = "M56 78c14-12 34-18 54-18s40 6 54 18c-16 8-34 10-54 10s-38-2-54-10z";
const BOWL = "M80 66c0-28 12-42 30-42s30 14 30 42c-20-6-40-6-60 0z";
const SALLET = "M72 92c-2-44 12-70 38-70s40 26 38 70l-10 6H82z";
const VISOR = "M78 84h64l-6 26c-6 14-14 22-26 28-12-6-20-14-26-28z";

interface Look {
  skin: string;
  hair: string;
  trim: string;
}
const face = ({ skin, hair }: Look, beard = true): Stroke[] => [
  { d: FACE, fill: skin },
  ...(beard ? [{ d: BEARD, fill: hair }] : [{ d: "M102 120c5 4 11 4 16 0", stroke: INK, width: 3 }]),
  eyes(),
];

const HELMS: Readonly<Record<string, (look: Look) => Stroke[]>> = {
  great: ({ trim }) => [
    { d: "M110 20c-8-16-34-18-44-6 14 0 22 6 26 18z", fill: trim, stroke: INK, width: 3 },
    { d: GREAT, fill: h("steel") },
    { d: "M110 22c22 0 36 14 36 38v46c0 16-16 28-36 36z", fill: h("steel-2"), opacity: 0.55 },
    { d: "M74 66h72v14H74zM104 66h12v74l-6 2-6-2z", fill: trim },
    { d: "M80 73h24M116 73h24", stroke: INK, width: 6 },
    {
      d: "M124 98v.1M134 98v.1M124 108v.1M134 108v.1M129 103v.1M96 98v.1M86 98v.1M96 108v.1M86 108v.1M91 103v.1",
      stroke: INK,
      width: 4,
    },
    outline(GREAT),
  ],
  mitre: (look) => [
    ...face(look),
    { d: `${MITRE}-22-8-46-8-68 0z`, fill: h("steel") },
    { d: "M110 12c20 14 36 38 34 72-11-4-22-6-34-6z", fill: h("steel-2"), opacity: 0.5 },
    { d: "M76 84c22-8 46-8 68 0l-1-13c-21-7-45-7-66 0z", fill: look.trim, stroke: INK, width: 2.5 },
    { d: "M110 30v34M98 45h24", stroke: look.trim, width: 7 },
    outline(MITRE),
    outline(JAW),
  ],
  nasal: (look) => [
    { d: "M82 70h56v42c0 18-12 30-28 30s-28-12-28-30z", fill: look.skin },
    { d: "M82 104c2 26 14 38 28 38s26-12 28-38c-6 14-14 14-28 14s-22 0-28-14z", fill: look.hair },
    eyes("M92 92h9M119 92h9"),
    { d: NASAL, fill: h("steel") },
    { d: "M110 20c22 6 36 22 36 62-8-6-18-8-28-8v34h-8z", fill: h("steel-2"), opacity: 0.5 },
    { d: "M75 74c20-9 50-9 70 0", stroke: look.trim, width: 8 },
    outline(NASAL),
    outline("M82 84v28c0 18 12 30 28 30s28-12 28-30V84"),
    { d: "M104 17a6 6 0 1 0 12 0a6 6 0 1 0-12 0", fill: look.trim, stroke: INK, width: 3 },
  ],
  winged: (look) => [
    {
      d: "M72 62C44 60 30 40 28 12c20 6 40 18 50 36zM148 62c28-2 42-22 44-50-20 6-40 18-50 36z",
      fill: h("pale"),
      stroke: INK,
      width: 3,
    },
    { d: "M38 24c12 6 26 16 36 30M182 24c-12 6-26 16-36 30", stroke: INK, width: 2 },
    ...(HELMS["nasal"]?.(look) ?? []),
  ],
  coif: (look) => [
    { d: COIF, fill: h("mail") },
    {
      d: "M78 50h64M74 64h12M134 64h12M72 80h12M136 80h12M72 98h12M136 98h12M74 114h16M130 114h16",
      stroke: h("steel-2"),
      width: 3,
    },
    { d: COIF_FACE, fill: look.skin },
    { d: "M86 104c4 20 12 30 24 30s20-10 24-30c-6 8-14 6-24 6s-18 2-24-6z", fill: look.hair },
    eyes("M97 92h6M117 92h6"),
    outline(COIF_FACE, 3),
    { d: "M74 52c20-12 52-12 72 0", stroke: look.trim, width: 7 },
    outline(COIF),
  ],
  hood: (look) => [
    { d: HOOD, fill: look.trim },
    { d: "M110 14c38 16 52 52 44 118-12 10-26 14-44 14z", fill: INK, opacity: 0.14 },
    { d: COIF_FACE, fill: look.skin },
    { d: "M86 88c2-20 12-28 24-28s22 8 24 28c-8-10-16-14-24-14s-16 4-24 14z", fill: look.hair },
    { d: "M102 120c5 4 11 4 16 0", stroke: INK, width: 3 },
    eyes("M97 98h6M117 98h6"),
    outline(COIF_FACE, 3),
    outline(HOOD),
  ],
  kettle: (look) => [
    ...face(look),
    { d: BOWL, fill: h("steel") },
    { d: "M110 24c18 0 30 14 30 42-10-3-20-4.5-30-4.5z", fill: h("steel-2"), opacity: 0.5 },
    outline(BOWL),
    { d: BRIM, fill: h("steel-2"), stroke: INK, width: 3.5 },
    { d: "M78 70c20-7 44-7 64 0", stroke: look.trim, width: 6 },
    outline(JAW),
  ],
  crown: (look) => [
    { d: "M76 124c-8-30-4-66 34-72 38 6 42 42 34 72l-10 4V84H86v44z", fill: look.hair, stroke: INK, width: 3 },
    ...face(look, false),
    { d: "M80 76V40l14 14 16-24 16 24 14-14v36c-20-6-40-6-60 0z", fill: h("brass"), stroke: INK, width: 3.5 },
    { d: "M110 60v.1M92 64v.1M128 64v.1", stroke: look.trim, width: 8 },
    outline(JAW),
  ],
  sallet: ({ trim }) => [
    { d: "M110 24c2-18 14-22 30-18-8 6-10 14-14 24z", fill: trim, stroke: INK, width: 3 },
    { d: SALLET, fill: h("steel") },
    { d: "M110 22c26 0 40 26 38 70l-10 6h-28z", fill: h("steel-2"), opacity: 0.5 },
    outline(SALLET),
    { d: VISOR, fill: h("steel-2"), stroke: INK, width: 3.5 },
    { d: "M86 92h20M114 92h20", stroke: INK, width: 6 },
    { d: "M110 104v26M98 108v12M122 108v12", stroke: INK, width: 3 },
  ],
};

interface Paladin {
  field: string;
  trim: string;
  arms: string;
  helm: string;
  skin?: string;
  hair?: string;
}

const PALADINS: Readonly<Record<string, Paladin>> = {
  anseis: { field: "blue", trim: "gold", arms: "pale", helm: "kettle", hair: "brown" },
  berengier: { field: "umber", trim: "pale", arms: "fess", helm: "sallet" },
  engelier: { field: "red", trim: "gold", arms: "chevron", helm: "great" },
  gerier: { field: "plum", trim: "gold", arms: "saltire", helm: "coif", skin: "skin-2", hair: "black" },
  gerin: { field: "sky", trim: "pale", arms: "lozenges", helm: "crown", hair: "russet" },
  girard: { field: "olive", trim: "gold", arms: "party", helm: "hood", skin: "skin-3", hair: "black" },
  ivoire: { field: "slate", trim: "pale", arms: "chief", helm: "kettle", skin: "skin-3", hair: "grey" },
  ivon: { field: "teal", trim: "gold", arms: "bars", helm: "coif", hair: "grey" },
  oliver: { field: "coal", trim: "pale", arms: "cross", helm: "mitre", hair: "brown" },
  otton: { field: "ochre", trim: "pale", arms: "roundels", helm: "crown", skin: "skin-2", hair: "grey" },
  roland: { field: "crimson", trim: "gold", arms: "quarters", helm: "winged", hair: "brown" },
  samson: { field: "green", trim: "gold", arms: "bend", helm: "nasal", skin: "skin-2", hair: "russet" },
};

/** The colour of the field, the arms on the cloak, and the strokes of helm and face in their order. */
export function bust(id: string): { field: string; arms: Stroke; head: Stroke[] } | null {
  const paladin = PALADINS[id];
  if (!paladin) return null;
  const look = { skin: h(paladin.skin ?? "skin"), hair: h(paladin.hair ?? "brown"), trim: h(paladin.trim) };
  return {
    field: h(paladin.field),
    arms: { d: ARMS[paladin.arms] ?? "", fill: look.trim },
    head: HELMS[paladin.helm]?.(look) ?? [],
  };
}
