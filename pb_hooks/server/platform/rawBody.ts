import { isObject, type Values } from "#domain/core/values.ts";
import type { RecordRequest } from "./recordEvents.ts";
import { refuseWhole } from "./refuse.ts";

/**
 * The body as it was sent, before PocketBase's casts. An unreadable one is refused: PocketBase takes the first value of a JSON
 * text and passes over what stands behind it. To be asked once in a request: PocketBase's limit of its size gives nothing to a
 * second reader.
 */
export function rawBody(e: RecordRequest): Values {
  try {
    const request = e.requestEvent?.request;
    const form = request?.multipartForm;
    if (form) return formValues(form.value);
    const text = toString(request?.body);
    const parsed: unknown = text === "" ? {} : JSON.parse(text);
    if (isObject(parsed)) return parsed;
  } catch {
    // Told below.
  }
  return refuseWhole("bad_body");
}

/** The values of a multipart body, a list where a name comes twice, and those that PocketBase takes from its JSON part. */
function formValues(form: Record<string, string[]>): Values {
  const { "@jsonPayload": payloads = [], ...own } = form;
  const values = Object.fromEntries(
    Object.entries(own).map(([name, all]) => [name, all.length > 1 ? all : all[0]]),
  );
  return Object.assign(
    {},
    ...payloads.map((text) => JSON.parse(text) as unknown),
    values,
  ) as Values;
}
