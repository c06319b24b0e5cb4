/** Name of a path on the screen, such as 'Notes, article 2'; '' for values that are only displayed. */
export function fieldName(
  path: string,
  names: Readonly<Record<string, string>>,
  rowName: (number: number) => string,
): string {
  const last = path.slice(path.lastIndexOf(".") + 1);
  const row = /\.(\d+)(?:\.|$)/.exec(path)?.[1];
  if (row === undefined) return names[last] ?? "";
  const place = rowName(Number(row) + 1);
  if (last === row) return place;
  return names[last] ? `${names[last]}, ${place}` : "";
}
