/** The picture of each game, as on its card. */
const drawn = import.meta.glob<string>("../games/*/art.svg", { eager: true, query: "?url", import: "default" });

export const artOf = (game: string): string | undefined => drawn[`../games/${game}/art.svg`];
