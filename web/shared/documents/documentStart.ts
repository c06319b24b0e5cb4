/** What the form of a document starts from: a blank one, the stored document, or the draft kept in this browser. */
import { shopNow } from "#domain/core/days.ts";
import { readDraft } from "#lib/draft.ts";

/** What the server is known to hold; a document that is not stored has no version. */
export type Stored<Values> = { id: string; version: string | undefined; base: Values };
export type Draft<Values> = {
  stored: Stored<Values>;
  values: Values;
  /** When it was kept. */
  at?: number;
};
export type DocumentStart<Values> = {
  stored: Stored<Values>;
  values: Values;
  draftKey: string;
  isDraft: boolean;
  /** When the draft was kept. */
  at?: number | undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The same fields of the same kinds: another version of the app may have written the draft. */
function isLike(model: object, value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.entries(model).every(([name, part]: [string, unknown]) => {
    const found = value[name];
    if (Array.isArray(part)) return Array.isArray(found);
    return isObject(part) ? isLike(part, found) : typeof found === typeof part;
  });
}

/** What was kept, where it is a draft of such a form. */
export function asDraft<Values extends object>(
  draft: unknown,
  model: Values,
): Draft<Values> | null {
  if (!isObject(draft) || !isObject(draft["stored"])) return null;
  const { id, base } = draft["stored"];
  const isDraft = typeof id === "string" && isLike(model, base) && isLike(model, draft["values"]);
  return isDraft ? (draft as Draft<Values>) : null;
}

/** The draft under this key if there is one, else what is stored. */
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

/** The name of what was chosen is only shown: it is no work. */
const work = (values: object): string =>
  JSON.stringify(values, (name, value: unknown) => (name.endsWith("Name") ? undefined : value));

export const isSameWork = (a: object, b: object): boolean => work(a) === work(b);

/** What is kept of what was typed; null where nothing was. */
export const draftOf = <Values extends object>(
  stored: Stored<Values>,
  values: Values,
): Draft<Values> | null =>
  isSameWork(values, stored.base) ? null : { stored, values, at: shopNow().getTime() };
