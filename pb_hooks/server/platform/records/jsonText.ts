/** Sends responses whose JSON was written by SQLite. */
import { mayHold, type ShowingRight, withoutHidden } from "#domain/people/hiddenFields.ts";
import { lackedRights } from "./hiddenRecords.ts";
import { actorOfRequest } from "#server/platform/people/person.ts";
import { queryParam } from "#server/platform/requests/routeRequest.ts";
import type { SqlText } from "#server/platform/storage/statements.ts";

/** Sends a JSON text piece by piece, without the fields that a person may not see. */
export function sendJson(e: core.RequestEvent, ...pieces: readonly SqlText[]): void {
  const lacked = lackedRights(actorOfRequest(e));
  const sent = lacked.length === 0 ? pieces : [withoutFields(pieces.join(""), lacked)];
  // PocketBase can only pick `fields` from a parsed object.
  if (queryParam(e, "fields")) return e.json(200, JSON.parse(sent.join("")));
  e.response.header().set("Content-Type", "application/json");
  for (const piece of sent) e.response.write(toBytes(piece));
}

const withoutFields = (written: string, lacked: readonly ShowingRight[]): string =>
  lacked.reduce(
    (whole, right) =>
      mayHold(right, whole) ? JSON.stringify(withoutHidden(right, JSON.parse(whole))) : whole,
    written,
  );

/** Sends an object with `values`, and with `texts` that are JSON already. */
export function sendObject(
  e: core.RequestEvent,
  values: object,
  texts: Readonly<Record<string, SqlText>>,
): void {
  const plain = JSON.stringify(values).slice(1, -1);
  const pieces: SqlText[] = [`{${plain}`];
  for (const [name, text] of Object.entries(texts)) {
    const comma = pieces.length > 1 || plain ? "," : "";
    pieces.push(`${comma}"${name}":`, text);
  }
  sendJson(e, ...pieces, "}");
}
