import { expect, test, vi } from "vitest";
import { words } from "./words.svelte";

vi.stubGlobal("document", { documentElement: { lang: "" } });

test("words that come late do not drive out words that were joined after them", async () => {
  let come: (texts: string[]) => void = () => undefined;
  const late = vi.fn().mockReturnValueOnce(new Promise<string[]>((resolve) => (come = resolve)));
  late.mockResolvedValue(["late-word = late"]);
  await words.speak("en");
  const first = words.join(late);
  const second = words.join(() => Promise.resolve(["quick-word = quick"]));
  await second;
  expect([words.has("late-word"), words.has("quick-word")]).toEqual([true, true]);
  come(["late-word = late"]);
  await first;
  expect([words.has("late-word"), words.has("quick-word")]).toEqual([true, true]);
});

test("a language that is chosen stays while words are joined", async () => {
  const chosen = words.speak("cs");
  await Promise.all([chosen, words.join(() => Promise.resolve(["more = more"]))]);
  expect(words.lang).toBe("cs");
});
