/** Opens the guided table of a game and goes there. */
import { post } from "../lib/api";
import { keep } from "../lib/keys";
import { prefs } from "../lib/prefs.svelte";
import { route } from "../lib/route.svelte";
import type { Learner, Made } from "../lib/types.gen";
import { t } from "../lib/words.svelte";
import { keepMet } from "./kept";

export async function openLesson(game: string): Promise<void> {
  const name = prefs.name || t("player-number", { n: 1 });
  const made = await post<Learner, Made>(`/lessons/${game}`, { name });
  keep(made.id, made.key, { game });
  keepMet(made.id, {});
  route.go(`/t/${made.id}`);
}
