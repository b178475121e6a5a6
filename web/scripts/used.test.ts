import { describe, expect, it } from "vitest";
import { messages, used } from "./used";

const CATALOGUE = `# A remark
root-a = A
    .of = of A
root-b = { root-c } and { -term }
root-c = C
-term = T
root-d = D
root-zone-x = X
root-zone-y = Y
root-score-points = Points
`;

const keys = (source: string): string[] => [...messages(used("root", CATALOGUE, source)).keys()];

describe("used", () => {
  it("keeps what is written, with its attributes, and the rows of a score sheet", () => {
    expect(keys('t("root-a")')).toEqual(["root-a", "root-score-points"]);
    expect(used("root", CATALOGUE, 't("root-a")')).toContain(".of = of A");
  });

  it("keeps what a kept word refers to", () => {
    expect(keys('t("root-b")')).toEqual(["root-b", "root-c", "-term", "root-score-points"]);
  });

  it("keeps every word that begins as a template does", () => {
    expect(keys("t(`root-zone-${id}`)")).toEqual(["root-zone-x", "root-zone-y", "root-score-points"]);
  });

  it("keeps nothing for a template that begins with the game alone", () => {
    expect(keys("`root-${id}`")).toEqual(["root-score-points"]);
  });
});
