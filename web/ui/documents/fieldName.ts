/**
 * What a screen calls the field of a path, 'Notes, article 2', by the names it has for the last part; '' for what is
 * only shown.
 */
export function fieldName(
  path: string,
  names: Readonly<Record<string, string>>,
  rowName: (number: number) => string,
): string {
  const name = names[path.slice(path.lastIndexOf(".") + 1)] ?? "";
  const row = /\.(\d+)\./.exec(path)?.[1];
  return name === "" || row === undefined ? name : `${name}, ${rowName(Number(row) + 1)}`;
}
