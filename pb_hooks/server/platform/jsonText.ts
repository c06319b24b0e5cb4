/** Answers whose JSON is written already: no JavaScript takes it apart, and what Go has as a text stays Go's. */
import { queryOf } from "./staff.ts";
import type { GoText } from "./statements.ts";

/** A piece of a JSON text. */
export type Piece = string | GoText;

export function sendJson(e: core.RequestEvent, ...pieces: Piece[]): void {
  // PocketBase's own way to ask for some fields of an answer.
  if (queryOf(e, "fields")) return e.json(200, JSON.parse(pieces.map(String).join("")));
  e.response.header().set("Content-Type", "application/json");
  for (const piece of pieces) e.response.write(toBytes(piece));
}
