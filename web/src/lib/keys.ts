/** The viewer's keys to tables: kept on this device, taken out of the address bar. */
export interface Kept {
  key: string;
  game: string;
  title: string;
  at: number;
  /** The personal links of open chairs; only the host's device has them. */
  seats?: { seat: number; key: string }[];
}

const STORE = "regnum.tables";

export function keptTables(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keep(table: string, key: string, more: Partial<Kept> = {}): void {
  const all = keptTables();
  const { game = "", title = "", seats } = { ...all[table], ...more };
  all[table] = { key, game, title, seats, at: Date.now() };
  localStorage.setItem(STORE, JSON.stringify(all));
}

export function forget(table: string): void {
  const all = keptTables();
  delete all[table];
  localStorage.setItem(STORE, JSON.stringify(all));
}

/** Takes `?key=` out of the address and keeps it; gives the key that this device has for the table. */
export function adoptKey(table: string): string {
  const address = new URL(location.href);
  const key = address.searchParams.get("key");
  if (key) {
    keep(table, key);
    address.searchParams.delete("key");
    history.replaceState(history.state, "", address);
  }
  return keptTables()[table]?.key ?? "";
}

/** A link that can be sent: the plain table, or a seat's own. */
export function linkTo(table: string, key = ""): string {
  return `${location.origin}/t/${encodeURIComponent(table)}${key ? `?key=${encodeURIComponent(key)}` : ""}`;
}
