// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { setup } from "./setup.svelte";

type Game = Parameters<typeof setup.fit>[0][number];

const named = (id: string) => ({ id, label: id });
const WOODS = {
  name: "woods",
  title: "Woods",
  tagline: "",
  fewest: 2,
  most: 4,
  minutes: 60,
  roles: ["cats", "birds", "mice", "stray:thief", "stray", "iron-cats", "iron-cats:big", "tin-birds"].map(named),
  usual: [
    ["cats", "birds"],
    ["cats", "birds", "mice"],
    ["cats", "birds", "mice", "stray"],
  ],
  automata: { "iron-cats": "cats", "tin-birds": "birds" } as Record<string, string>,
  options: [
    { name: "map", label: "", help: "", values: ["autumn", "winter"].map(named), named: [] },
    {
      name: "gifts",
      label: "",
      help: "",
      values: ["none", "all"].map(named),
      of_automata: true,
      named: [
        { ...named("claws"), help: "", role: "iron-cats" },
        { ...named("wings"), help: "", role: "tin-birds" },
      ],
    },
    { name: "level", label: "", help: "", values: ["plain", "hard"].map(named), of_automata: true, named: [] },
  ],
  bots: ["calm", "keen"].map(named),
} as Game;

const roles = (): string[] => setup.plan.seats.map((seat) => seat.role);

beforeEach(() => {
  localStorage.clear();
  setup.game = "";
  setup.plans = {};
  setup.fit([WOODS]);
});

test("a first plan is you against bots, with the usual roles", () => {
  expect(setup.game).toBe("woods");
  expect(setup.plan.seats.map((seat) => seat.sitter)).toEqual(["you", "bot", "bot"]);
  expect(roles()).toEqual(["cats", "birds", "mice"]);
  expect(setup.chosen(WOODS)).toEqual({ map: "autumn" });
});

test("what the game no longer knows is replaced, what it knows stays", () => {
  setup.plans["woods"] = {
    seats: [
      { sitter: "you", bot: "gone", role: "dragons", name: "" },
      { sitter: "open", bot: "keen", role: "cats", name: "" },
    ],
    options: { map: "winter", weather: "rain" },
  };
  setup.fit([WOODS]);
  expect(setup.plan.seats.map((seat) => seat.sitter)).toEqual(["you", "open"]);
  expect(setup.plan.seats.map((seat) => seat.bot)).toEqual(["calm", "keen"]);
  expect(roles()[1]).toBe("cats");
  expect(setup.plan.options).toEqual({ map: "winter", level: "plain", gifts: "none" });
});

test("seats come and go within what the game allows", () => {
  setup.add(WOODS);
  setup.add(WOODS);
  expect(roles()).toEqual(["cats", "birds", "mice", "stray"]);
  setup.remove(1, WOODS);
  setup.remove(1, WOODS);
  setup.remove(1, WOODS);
  expect(roles()).toEqual(["cats", "stray"]);
});

test("who takes another's role gives them the old one, whichever finer wish it had", () => {
  setup.recast(0, "birds", WOODS);
  expect(roles()).toEqual(["birds", "cats", "mice"]);
  setup.recast(2, "stray", WOODS);
  setup.recast(0, "stray:thief", WOODS);
  expect(roles()).toEqual(["stray:thief", "cats", "birds"]);
});

test("people gather at one device in the place of bots, and leave again", () => {
  const back = setup.gather();
  expect(setup.plan.seats.map((seat) => seat.sitter)).toEqual(["you", "here", "here"]);
  back();
  expect(setup.plan.seats.map((seat) => seat.sitter)).toEqual(["you", "bot", "bot"]);
});

test("a wish with friends opens the bots' chairs, by link unless the table is open to all; a wish with bots closes all", () => {
  const who = (others: "planned" | "friends" | "bots") => setup.wish(others).chairs.map((chair) => chair.who);
  expect(who("planned")).toEqual(["human", "bot", "bot"]);
  expect(setup.wish().listed).toBe(false);
  expect(who("friends")).toEqual(["human", "open", "open"]);
  expect(setup.wish("friends").listed).toBe(false);
  setup.listed = true;
  expect(setup.wish("friends").listed).toBe(true);
  expect(setup.wish("bots").listed).toBe(false);
  setup.listed = false;
  expect(who("bots")).toEqual(["bot", "bot", "bot"]);
});

test("a clock is for tables with more than one person, and the table has a name", () => {
  setup.clock = "turn 86400";
  setup.title = " Sunday wood ";
  expect(setup.wish().clock).toBeNull();
  expect(setup.wish("friends").clock).toEqual({ kind: "turn", seconds: 86_400, increment: 0 });
  expect(setup.wish("friends").name).toBe("Sunday wood");
  setup.clock = "";
  expect(setup.wish("friends").clock).toBeNull();
});

test("chairs that are open already say which friends are meant: the bots stay", () => {
  const seat = setup.plan.seats[1];
  if (seat) seat.sitter = "open";
  expect(setup.wish("friends").chairs.map((chair) => chair.who)).toEqual(["human", "open", "bot"]);
});

test("where the game plays, nobody sits; who had the faction gets another one", () => {
  setup.automate(1, "iron-cats", WOODS);
  expect(roles()).toEqual(["birds", "iron-cats", "mice"]);
  expect(setup.wish().chairs.map((chair) => chair.who)).toEqual(["human", "game", "bot"]);
  setup.automate(2, "tin-birds", WOODS);
  expect(roles()).toEqual(["mice", "iron-cats", "tin-birds"]);
  expect(setup.wish("friends").chairs.map((chair) => chair.who)).toEqual(["human", "game", "game"]);
});

test("a chair that is taken from the game gets a role that one can play", () => {
  setup.automate(1, "iron-cats", WOODS);
  setup.seat(1, "open", WOODS);
  expect(roles()).toEqual(["birds", "cats", "mice"]);
  setup.automate(1, "iron-cats", WOODS);
  setup.recast(0, "cats", WOODS);
  expect(setup.plan.seats.map((seat) => seat.sitter)).toEqual(["you", "bot", "bot"]);
  expect(roles()).toEqual(["cats", "birds", "mice"]);
});

test("options of automata are for tables where the game plays", () => {
  expect(setup.optionsOf(WOODS).map((option) => option.name)).toEqual(["map"]);
  setup.automate(1, "iron-cats", WOODS);
  setup.plan.options["level"] = "hard";
  expect(setup.chosen(WOODS)).toEqual({ map: "autumn", level: "hard", gifts: "none" });
  setup.seat(1, "bot", WOODS);
  expect(setup.chosen(WOODS)).toEqual({ map: "autumn" });
});

test("a remembered seat of the game keeps its role, and no longer being one it is a bot's", () => {
  const seat = (sitter: "you" | "bot" | "game", role: string) => ({ sitter, bot: "keen", role, name: "" });
  setup.plans["woods"] = { seats: [seat("you", "mice"), seat("bot", "tin-birds"), seat("game", "cats")], options: {} };
  setup.fit([WOODS]);
  expect(setup.plan.seats.map((one) => one.sitter)).toEqual(["you", "game", "bot"]);
});

test("a finer wish for a seat of the game is a seat of the game", () => {
  setup.automate(1, "iron-cats:big", WOODS);
  setup.fit([WOODS]);
  expect(roles()).toEqual(["birds", "iron-cats:big", "mice"]);
  expect(setup.wish().chairs.map((chair) => chair.who)).toEqual(["human", "game", "bot"]);
});

test("what an option names one by one is kept as far as somebody plays it", () => {
  setup.automate(1, "iron-cats", WOODS);
  setup.plan.options["gifts"] = "claws wings";
  setup.fit([WOODS]);
  expect(setup.chosen(WOODS)["gifts"]).toBe("claws");
  setup.automate(1, "tin-birds", WOODS);
  expect(setup.chosen(WOODS)["gifts"]).toBe("wings");
  setup.plan.options["gifts"] = "claws";
  expect(setup.chosen(WOODS)["gifts"]).toBe("none");
});
