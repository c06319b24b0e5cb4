import { sendJson } from "#server/platform/jsonText.ts";

/** Answers with an object some of whose values are JSON texts already. */
export function answer(
  e: core.RequestEvent,
  values: object,
  texts: Readonly<Record<string, string>>,
): void {
  const written = Object.entries(texts).map(([name, text]) => `"${name}":${text}`);
  const plain = JSON.stringify(values).slice(1, -1);
  sendJson(e, `{${[...(plain ? [plain] : []), ...written].join(",")}}`);
}
