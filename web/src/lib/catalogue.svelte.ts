/** The games with their names in the viewer's language; fetched once per language. */
import { api } from "./api";
import type { GameInfo } from "./types.gen";
import { words } from "./words.svelte";

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
}

export const catalogue = new Catalogue();
