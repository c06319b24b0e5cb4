/**
 * Drafts of long forms: what was typed outlives a reload, an expired session and a server that is down. A draft belongs
 * to the person and the company that were signed in, and to the tab that it was typed in: no other tab opens with it, and one whose tab is gone may be taken over.
 */
import { openTabs, tabId } from "./tab.ts";

const prefix = "optique.draft.";
/** Between the key of the form and the tab; a draft of a version that knew no tabs has neither. */
const mark = "@";
const ownSlot = (key: string): string => startOf(key) + mark + tabId;

let owner = "";
/** The person who works here, and the company: nobody finds what another typed at the same computer. */
export function setDraftOwner(person: string, company: string): void {
  owner = `${person}.${company}.`;
}
const startOf = (key: string): string => prefix + owner + key;

function read(slot: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(slot) ?? "null");
  } catch {
    return null;
  }
}

export const readDraft = (key: string): unknown => read(ownSlot(key));

/** A full local storage loses the draft, never the form. */
export function writeDraft(key: string, value: unknown): void {
  try {
    localStorage.setItem(ownSlot(key), JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(ownSlot(key));

/** A draft that no open tab works on. */
export type LeftDraft = { slot: string; value: unknown };

/** The drafts of this form whose tabs are gone. */
export async function leftDrafts(key: string): Promise<LeftDraft[]> {
  const start = startOf(key);
  const slots = Object.keys(localStorage).filter(
    (slot) => (slot === start || slot.startsWith(start + mark)) && slot !== ownSlot(key),
  );
  if (slots.length === 0) return [];
  const open = await openTabs();
  return slots
    .filter((slot) => !open.has(slot.slice(start.length + mark.length)))
    .map((slot) => ({ slot, value: read(slot) }));
}

export const dropLeft = ({ slot }: LeftDraft): void => localStorage.removeItem(slot);

/**
 * Makes `value` the draft of this tab. What this tab had typed is left in its place, as a tab that is gone would leave
 * it: nothing is lost by looking at another.
 */
export function exchangeDraft(key: string, value: unknown): void {
  const own = localStorage.getItem(ownSlot(key));
  if (own !== null) localStorage.setItem(`${ownSlot(key)}.${Date.now()}`, own);
  writeDraft(key, value);
}

/** Those of a form in every tab; or of all, and of all persons: signing out leaves nothing of a client behind on a shared computer. */
export function dropDrafts(key = ""): void {
  const start = key === "" ? prefix : startOf(key);
  for (const slot of Object.keys(localStorage))
    if (slot.startsWith(start)) localStorage.removeItem(slot);
}
