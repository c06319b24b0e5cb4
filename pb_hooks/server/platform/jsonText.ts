/** Responses whose JSON was written by SQLite. */
import { mayHoldCosts, withoutCosts } from "#domain/people/costs.ts";
import { actorOfRequest } from "./person.ts";
import { hasRight, queryParam } from "./routeRequest.ts";

/** Sends a text of SQLite, without costs to a person who may not see them. */
export function sendJson(e: core.RequestEvent, written: string): void {
  const isHidden = mayHoldCosts(written) && !hasRight(actorOfRequest(e), "cost.see");
  const text = isHidden ? JSON.stringify(withoutCosts(JSON.parse(written))) : written;
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
