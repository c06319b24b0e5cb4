/**
 * Drafts of long forms survive a reload, an expired session and a server that is down. A draft belongs to a user, a
 * company and a tab. Drafts of closed tabs can be taken over.
 */
import { openTabs, tabId } from "./tab.ts";

const prefix = "optique.draft.";
/** Separator of form key and tab; drafts of old versions have neither. */
const mark = "@";
const ownSlot = (key: string): string => startOf(key) + mark + tabId;

let owner = "";
/** Owner of drafts: user and company. */
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

/** A full local storage loses the draft, not the form. */
export function writeDraft(key: string, value: unknown): void {
  try {
    localStorage.setItem(ownSlot(key), JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(ownSlot(key));

/** Draft of a closed tab. */
export type LeftDraft = { slot: string; value: unknown };

/** Drafts of this form whose tabs are closed. */
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

/** Makes `value` this tab's draft. The former draft stays, as of a closed tab. */
export function exchangeDraft(key: string, value: unknown): void {
  const own = localStorage.getItem(ownSlot(key));
  if (own !== null) localStorage.setItem(`${ownSlot(key)}.${Date.now()}`, own);
  writeDraft(key, value);
}

/** Deletes the drafts of a form in every tab, or all drafts of all users, as a sign-out does. */
export function dropDrafts(key = ""): void {
  const start = key === "" ? prefix : startOf(key);
  for (const slot of Object.keys(localStorage))
    if (slot.startsWith(start)) localStorage.removeItem(slot);
}
