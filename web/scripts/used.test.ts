import { describe, expect, it } from "vitest";
import { messages, used } from "./used";

const CATALOGUE = `# A remark
toy-a = A
    .of = of A
toy-b = { toy-c } and { -term }
toy-c = C
-term = T
toy-d = D
toy-zone-x = X
toy-zone-y = Y
toy-score-points = Points
`;

const keys = (source: string): string[] => [...messages(used("toy", CATALOGUE, source)).keys()];

describe("used", () => {
  it("keeps what is written, with its attributes, and the rows of a score sheet", () => {
    expect(keys('t("toy-a")')).toEqual(["toy-a", "toy-score-points"]);
    expect(used("toy", CATALOGUE, 't("toy-a")')).toContain(".of = of A");
  });

  it("keeps what a kept word refers to", () => {
    expect(keys('t("toy-b")')).toEqual(["toy-b", "toy-c", "-term", "toy-score-points"]);
  });

  it("keeps every word that begins as a template does", () => {
    expect(keys("t(`toy-zone-${id}`)")).toEqual(["toy-zone-x", "toy-zone-y", "toy-score-points"]);
  });

  it("keeps nothing for a template that begins with the game alone", () => {
    expect(keys("`toy-${id}`")).toEqual(["toy-score-points"]);
  });
});
