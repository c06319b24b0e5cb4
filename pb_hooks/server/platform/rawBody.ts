import { isObject, type Values } from "#domain/core/values.ts";
import type { RecordRequest } from "./recordEvents.ts";

/**
 * The body as it was sent, before PocketBase's casts. An unreadable one counts as empty: PocketBase refuses it itself. To be
 * asked once in a request: PocketBase's limit of its size gives nothing to a second reader.
 */
export function rawBody(e: RecordRequest): Values {
  try {
    const request = e.requestEvent?.request;
    const form = request?.multipartForm;
    if (form) return formValues(form.value);
    const parsed: unknown = JSON.parse(toString(request?.body));
    return typeof parsed === "object" && parsed !== null ? (parsed as Values) : {};
  } catch {
    return {};
  }
}

/** The values of a multipart body, a list where a name comes twice, and those that PocketBase takes from its JSON part. */
function formValues(form: Record<string, string[]>): Values {
  const { "@jsonPayload": payloads = [], ...own } = form;
  const values = Object.fromEntries(
    Object.entries(own).map(([name, all]) => [name, all.length > 1 ? all : all[0]]),
  );
  const parsed = payloads.map((text): unknown => JSON.parse(text)).filter(isObject);
  return Object.assign({}, ...parsed, values) as Values;
}
