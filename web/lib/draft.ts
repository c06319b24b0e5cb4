/** Drafts of long forms: what was typed outlives a reload, an expired session and a server that is down. */
const prefix = "optique.draft.";

export function readDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? "null");
  } catch {
    return null;
  }
}

/** A full local storage loses the draft, never the form. */
export function writeDraft(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(prefix + key);

/** Signing out leaves nothing of a client behind on a shared computer. */
export function dropDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) localStorage.removeItem(key);
}
