/** The pages of Oath in the book of a campaign. */
import type { BookPages } from "../../../lib/contract";
import type { OathStatics } from "../statics";
import Sprite from "../Sprite.svelte";
import { words } from "../texts";
import Realm from "./Realm.svelte";
import Ruler from "./Ruler.svelte";
import Tale from "./Tale.svelte";
import { taleOf, wornIn } from "./tale";

const pages: BookPages<OathStatics> = {
  Tale,
  Ruler,
  Realm,
  Sprite,
  words,
  colour: (chapter) => `var(--p${wornIn(chapter.sitters)[taleOf(chapter.told)?.winner ?? 0] ?? 5})`,
};
export default pages;
