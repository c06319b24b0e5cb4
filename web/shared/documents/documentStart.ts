/** Start values of a document's form: blank, stored, or from a draft of this browser. */
import { shopNow } from "#domain/core/days/days.ts";
import { readDraft } from "#lib/forms/draft.ts";

/** Stored values with their version, which is undefined before the first save. */
export type Stored<Values> = { id: string; version: string | undefined; base: Values };
/** Converts a loaded document to start values of its form. */
export const storedBy =
  <Document extends { id: string; version: string }, Values>(
    valuesOf: (document: Document) => Values,
  ) =>
  (document: Document): Stored<Values> => ({
    id: document.id,
    version: document.version,
    base: valuesOf(document),
  });

export type Draft<Values> = {
  stored: Stored<Values>;
  values: Values;
  /** Time at which the draft was stored, in milliseconds. */
  at?: number;
};
export type DocumentStart<Values> = {
  stored: Stored<Values>;
  values: Values;
  draftKey: string;
  isDraft: boolean;
  /** Time at which the draft was stored, in milliseconds. */
  at?: number | undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** True when a draft has the form's fields and types: another version of the app may have written it. */
function isLike(model: object, value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.entries(model).every(([name, part]: [string, unknown]) => {
    const found = value[name];
    if (Array.isArray(part)) return Array.isArray(found);
    return isObject(part) ? isLike(part, found) : typeof found === typeof part;
  });
}

/** Returns the draft if it fits the form, else null. */
export function asDraft<Values extends object>(
  draft: unknown,
  model: Values,
): Draft<Values> | null {
  if (!isObject(draft) || !isObject(draft["stored"])) return null;
  const { id, base } = draft["stored"];
  const isDraft = typeof id === "string" && isLike(model, base) && isLike(model, draft["values"]);
  return isDraft ? (draft as Draft<Values>) : null;
}

/** Starts from the draft with this key, else from the stored values. */
export function startFrom<Values extends object>(
  draftKey: string,
  stored: Stored<Values>,
): DocumentStart<Values> {
  const draft = asDraft(readDraft(draftKey), stored.base);
  return {
    stored: draft?.stored ?? stored,
    values: draft?.values ?? stored.base,
    draftKey,
    isDraft: draft !== null,
    at: draft?.at,
  };
}

/** Serialises the values without the names of selected records: they are display only, so no change. */
const work = (values: object): string =>
  JSON.stringify(values, (name, value: unknown) => (name.endsWith("Name") ? undefined : value));

export const isSameWork = (a: object, b: object): boolean => work(a) === work(b);

/** Draft that holds the values; null when nothing changed. */
export const draftOf = <Values extends object>(
  stored: Stored<Values>,
  values: Values,
): Draft<Values> | null =>
  isSameWork(values, stored.base) ? null : { stored, values, at: shopNow().getTime() };
