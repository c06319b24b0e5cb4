import { queryOf } from "#server/platform/staff.ts";

/** Answers with an object some of whose values are JSON texts already. */
export function answer(
  e: core.RequestEvent,
  values: object,
  texts: Readonly<Record<string, string>>,
): void {
  const written = Object.entries(texts).map(([name, text]) => `"${name}":${text}`);
  const plain = JSON.stringify(values).slice(1, -1);
  const text = `{${[...(plain ? [plain] : []), ...written].join(",")}}`;
  // PocketBase's own way to ask for some fields of an answer.
  if (queryOf(e, "fields")) return e.json(200, JSON.parse(text));
  e.response.header().set("Content-Type", "application/json");
  e.string(200, text);
}
