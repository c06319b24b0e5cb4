/** Removes the given ranges from a text, then the spaces that they leave. */
export function withoutPlaces(
  text: string,
  places: readonly { start: number; end: number }[],
): string {
  let kept = "";
  let from = 0;
  for (const { start, end } of places) {
    kept += text.slice(from, start);
    from = end;
  }
  return (kept + text.slice(from)).replace(/\s+/g, " ").trim();
}
