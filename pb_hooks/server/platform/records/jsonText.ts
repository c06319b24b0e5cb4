/** Responses whose JSON was written by SQLite. */
import { mayHold, withoutHidden } from "#domain/people/hiddenFields.ts";
import { lackedRights } from "./hiddenRecords.ts";
import { actorOfRequest } from "#server/platform/people/person.ts";
import { queryParam } from "#server/platform/requests/routeRequest.ts";

/** Sends a text of SQLite, without the fields that a person may not see. */
export function sendJson(e: core.RequestEvent, written: string): void {
  const text = lackedRights(actorOfRequest(e)).reduce(
    (whole, right) =>
      mayHold(right, whole) ? JSON.stringify(withoutHidden(right, JSON.parse(whole))) : whole,
    written,
  );
  // PocketBase can pick `fields` of a parsed object only.
  if (queryParam(e, "fields")) return e.json(200, JSON.parse(text));
  e.response.header().set("Content-Type", "application/json");
  e.response.write(toBytes(text));
}

/** Sends an object of `values`, and of `texts` that are JSON already. */
export function sendObject(
  e: core.RequestEvent,
  values: object,
  texts: Readonly<Record<string, string>>,
): void {
  const plain = JSON.stringify(values).slice(1, -1);
  const written = Object.entries(texts).map(([name, text]) => `"${name}":${text}`);
  sendJson(e, `{${[...(plain ? [plain] : []), ...written].join(",")}}`);
}
