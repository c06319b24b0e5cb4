import { type Piece, sendJson } from "#server/platform/jsonText.ts";

/** Answers with an object some of whose values are JSON texts already, or made of such. */
export function answer(
  e: core.RequestEvent,
  values: object,
  texts: Readonly<Record<string, Piece | readonly Piece[]>>,
): void {
  const plain = JSON.stringify(values).slice(1, -1);
  const written = Object.entries(texts).flatMap(([name, text], place): Piece[] => [
    `${plain || place > 0 ? "," : ""}"${name}":`,
    ...[text].flat(),
  ]);
  sendJson(e, `{${plain}`, ...written, "}");
}
