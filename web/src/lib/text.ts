/** Splits a sentence at the names in it, so that the log can set them in bold. */
export function atNames(text: string, names: string[]): { text: string; strong: boolean }[] {
  const known = names.filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text, strong: false }];
  const escaped = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text
    .split(new RegExp(`(${escaped.join("|")})`))
    .filter((part) => part !== "")
    .map((part) => ({ text: part, strong: known.includes(part) }));
}

/** A part of an address as people read it; as it stands when it cannot be read. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
