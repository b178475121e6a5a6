import { describe, expect, it } from "vitest";
import { isQuiet, read, written } from "./quiet";

describe("quiet hours", () => {
  const night = { quiet: true, from: 1320, to: 480 };

  it("go over midnight", () => {
    expect([1319, 1320, 0, 479, 480].map((minute) => isQuiet(night, minute))).toEqual([false, true, true, true, false]);
  });

  it("may be within a day, or none", () => {
    expect(isQuiet({ quiet: true, from: 720, to: 840 }, 800)).toBe(true);
    expect(isQuiet({ quiet: true, from: 720, to: 720 }, 720)).toBe(false);
    expect(isQuiet({ ...night, quiet: false }, 0)).toBe(false);
  });

  it("are written as a field for times has them", () => {
    expect(written(485)).toBe("08:05");
    expect(read("22:30")).toBe(1350);
    expect(read("")).toBeNull();
  });
});
