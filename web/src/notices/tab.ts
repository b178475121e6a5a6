/** The sign on the tab: a crown with a red mark while somebody waits for you; an installed app carries the number. */
export function mark(tables: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = tables ? "/crown-asked.svg" : "/crown.svg";
  const badge = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void> };
  badge.setAppBadge?.(tables).catch(() => undefined);
}
