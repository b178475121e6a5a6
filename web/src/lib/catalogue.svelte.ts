/** The games with their names in the viewer's language; fetched once per language. */
import { api } from "./api";
import type { GameInfo } from "./types.gen";
import { words } from "./words.svelte";

/** How much of a line of text is shown. */
const SHOWN = 60;

/** What was set before the game, in words; `usual` when it is what the game takes by itself. */
export interface Setting {
  name: string;
  label: string;
  value: string;
  help: string;
  usual: boolean;
  /** Whether it means something only where the game plays a seat. */
  automata: boolean;
}

/** Whether the game plays a seat of this role by itself, whichever finer wish it has. */
export const isAutomaton = (info: GameInfo | undefined, role: string): boolean =>
  (role.split(":")[0] ?? "") in (info?.automata ?? {});

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  problem = $state("");
  private have = "";

  /** Call in an effect: follows the language. */
  async follow(): Promise<void> {
    const lang = words.lang;
    if (this.have === lang) return;
    this.have = lang;
    try {
      const games = await api.games();
      if (lang === words.lang) {
        this.games = games;
        this.problem = "";
      }
    } catch (error) {
      this.have = "";
      this.problem = (error as Error).message;
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  role(game: string, id: string): string {
    return this.game(game)?.roles.find((role) => role.id === id)?.label ?? "";
  }

  bot(game: string, id: string): string {
    return this.game(game)?.bots.find((bot) => bot.id === id)?.label ?? id;
  }

  /** The options of a game as a table has chosen them; a line of text that was left empty is not among them. */
  settings(game: string, chosen: Record<string, string>): Setting[] {
    return (this.game(game)?.options ?? []).flatMap(({ name, label, help, values, named, of_automata: automata }) => {
      const id = chosen[name] ?? "";
      const value = values.find((known) => known.id === id);
      const usual = id === (values[0]?.id ?? "");
      const things = named.filter((thing) => id.split(" ").includes(thing.id)).map((thing) => thing.label);
      const said = value?.label || things.join(", ") || (id.length > SHOWN ? `${id.slice(0, SHOWN)}…` : id);
      return said ? [{ name, label, value: said, help: value?.help || help, usual, automata }] : [];
    });
  }
}

export const catalogue = new Catalogue();
