import { isObject, type Values } from "#domain/core/values.ts";
import type { RecordRequest } from "./recordEvents.ts";
import { refuseWhole } from "./refuse.ts";

/**
 * The body as it was sent, before PocketBase's casts. An unreadable one is refused: PocketBase takes the first value of a JSON
 * text and passes over what stands behind it. To be asked once in a request: PocketBase's limit of its size gives nothing to a
 * second reader.
 */
export function rawBody(e: RecordRequest): Values {
  const request = e.requestEvent?.request;
  if (request?.multipartForm) return formValues(request.multipartForm.value);
  try {
    const text = toString(request?.body);
    const parsed: unknown = text === "" ? {} : JSON.parse(text);
    if (isObject(parsed)) return parsed;
  } catch {
    // Told below.
  }
  return refuseWhole("bad_body");
}

/**
 * The values of a multipart body, a list where a name comes twice, and those of its JSON parts. PocketBase takes a name that
 * stands in several of them from one or the other, or makes one of both: it is refused, so that what is checked is what is stored.
 */
function formValues(form: Record<string, string[]>): Values {
  const { "@jsonPayload": payloads = [], ...own } = form;
  const values: Values = Object.fromEntries(
    Object.entries(own).map(([name, all]) => [name, all.length > 1 ? all : all[0]]),
  );
  for (const text of payloads) {
    const payload = payloadOf(text);
    for (const name of Object.keys(payload))
      if (Object.hasOwn(values, name)) return refuseWhole("twice");
      else values[name] = payload[name];
  }
  return values;
}

function payloadOf(text: string): Values {
  try {
    const payload: unknown = JSON.parse(text);
    if (isObject(payload)) return payload;
  } catch {
    // Told below.
  }
  return refuseWhole("bad_body");
}
