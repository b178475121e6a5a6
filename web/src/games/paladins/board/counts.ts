/** Symbols for what the points of a converted Outsider count. */
import { PEOPLES, signOf } from "../statics";

const SIGNS: Readonly<Record<string, string>> = {
  commission: "monk",
  fortify: "wall",
  garrison: "outpost",
  absolve: "jar",
  develop: "workshop",
  townsfolk: "i-keep",
  "converted-mercenary": "i-convert",
  order: "i-order",
  "paid-debt": "paid",
  ...Object.fromEntries(PEOPLES.map((people) => [`attacked-${people}`, `fac-${people}`])),
};

export const countSign = (count = ""): string => SIGNS[count] ?? signOf(count);
