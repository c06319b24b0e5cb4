import { isObject, type Values } from "#domain/core/fields/values.ts";
import type { RecordRequest } from "#server/platform/records/recordEvents.ts";
import { refuseRequest } from "./refuse.ts";

/**
 * Parses the body as it was sent, before PocketBase casts its values. PocketBase would accept JSON followed by garbage;
 * we refuse it. Call it once for each request: PocketBase's body limit returns nothing to a second reader.
 */
export function rawBody(e: RecordRequest): Values {
  const request = e.requestEvent?.request;
  if (request?.multipartForm) return formValues(request.multipartForm.value);
  try {
    const text = toString(request?.body);
    const parsed: unknown = text === "" ? {} : JSON.parse(text);
    if (isObject(parsed)) return parsed;
  } catch {
    // The refusal follows below.
  }
  return refuseRequest("bad_body");
}

/**
 * Values of a multipart body and of its JSON parts; a repeated name becomes a list. A name in several parts is refused,
 * because PocketBase could store another value than the one that we checked.
 */
function formValues(form: Record<string, string[]>): Values {
  const { "@jsonPayload": payloads = [], ...own } = form;
  const values: Values = Object.fromEntries(
    Object.entries(own).map(([name, all]) => [name, all.length > 1 ? all : all[0]]),
  );
  for (const text of payloads) {
    const payload = payloadOf(text);
    for (const name of Object.keys(payload))
      if (Object.hasOwn(values, name)) return refuseRequest("twice");
      else values[name] = payload[name];
  }
  return values;
}

function payloadOf(text: string): Values {
  try {
    const payload: unknown = JSON.parse(text);
    if (isObject(payload)) return payload;
  } catch {
    // The refusal follows below.
  }
  return refuseRequest("bad_body");
}
