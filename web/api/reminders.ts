import { effect, signal } from "@preact/signals-react";
import type { ListedPrescription } from "./prescriptions.ts";
import { loadList, type Page, type PageQuery } from "./request.ts";
import { user } from "./session.ts";

/** The latest prescription of a client who is due; `prepared`: when a reminder was last prepared, of the last sixty days. */
export type Reminder = ListedPrescription & { prepared: string | null };

export const listReminders = (query: PageQuery, signal?: AbortSignal): Promise<Page<Reminder>> =>
  loadList("reminders", query, signal);

/** Clients who were reminded in this session: out of sight. Later they stand after the others. */
export const remindedClients = signal<ReadonlySet<string>>(new Set());
effect(() => {
  if (!user.value) remindedClients.value = new Set();
});
