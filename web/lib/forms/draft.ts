/**
 * Drafts of long forms, which survive a reload, an expired session and a server that is down. A draft belongs to a
 * person, a company and a tab; drafts of closed tabs can be taken over.
 */
import { signal } from "@preact/signals-react";
import { openTabs, tabId } from "#lib/device/tab.ts";

const prefix = "optique.draft.";
/** Separates form key and tab in a storage key; drafts of old versions have neither. */
const mark = "@";

/** Person and company that own the drafts; null for nobody, whose drafts are not stored. */
export type DraftOwner = string | null;
export const draftOwner = signal<DraftOwner>("");
/** Sets the owner. `person`: '' on a shared computer where nobody is signed in. */
export function setDraftOwner(person: string, company: string): void {
  draftOwner.value = person === "" ? null : `${person}.${company}.`;
}
const startOf = (key: string, owner: string): string => prefix + owner + key;
const ownSlot = (key: string, owner: string): string => startOf(key, owner) + mark + tabId;

function read(slot: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(slot) ?? "null");
  } catch {
    return null;
  }
}

export function readDraft(key: string): unknown {
  const owner = draftOwner.peek();
  return owner === null ? null : read(ownSlot(key, owner));
}

/** Stores a draft. If the local storage is full, the draft is lost, but not the form. */
export function writeDraft(
  key: string,
  value: unknown,
  owner: DraftOwner = draftOwner.peek(),
): void {
  if (owner === null) return;
  try {
    localStorage.setItem(ownSlot(key, owner), JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}

export function dropDraft(key: string, owner: DraftOwner = draftOwner.peek()): void {
  if (owner !== null) localStorage.removeItem(ownSlot(key, owner));
}

/** Draft that a closed tab left. */
export type LeftDraft = { slot: string; value: unknown };

/** Drafts of a form whose tabs are closed. */
export async function leftDrafts(key: string): Promise<LeftDraft[]> {
  const owner = draftOwner.peek();
  if (owner === null) return [];
  const start = startOf(key, owner);
  const slots = Object.keys(localStorage).filter(
    (slot) => (slot === start || slot.startsWith(start + mark)) && slot !== ownSlot(key, owner),
  );
  if (slots.length === 0) return [];
  const open = await openTabs();
  return slots
    .filter((slot) => !open.has(slot.slice(start.length + mark.length)))
    .map((slot) => ({ slot, value: read(slot) }));
}

export const dropLeft = ({ slot }: LeftDraft): void => localStorage.removeItem(slot);

/** Makes `value` the draft of this tab. The former draft is kept, like that of a closed tab. */
export function exchangeDraft(key: string, value: unknown): void {
  const owner = draftOwner.peek();
  if (owner === null) return;
  const slot = ownSlot(key, owner);
  const own = localStorage.getItem(slot);
  if (own !== null) localStorage.setItem(`${slot}.${Date.now()}`, own);
  writeDraft(key, value);
}

/** Deletes the drafts of a form in every tab; without a key those of all forms and people, as at a sign-out. */
export function dropDrafts(key = ""): void {
  const owner = draftOwner.peek();
  if (key !== "" && owner === null) return;
  const start = key === "" ? prefix : startOf(key, owner ?? "");
  for (const slot of Object.keys(localStorage))
    if (slot.startsWith(start)) localStorage.removeItem(slot);
}
