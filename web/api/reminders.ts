import { effect, signal } from "@preact/signals-react";
import type { ListedPrescription } from "./prescriptions.ts";
import { loadList, type Page, type PageQuery } from "./request.ts";
import { user } from "./session.ts";

/** The latest prescription of a client who is due. */
export type Reminder = ListedPrescription;

export const listReminders = (query: PageQuery, signal?: AbortSignal): Promise<Page<Reminder>> =>
  loadList("reminders", query, signal);

/** Clients who were reminded in this session: out of sight, and nothing is stored. */
export const remindedClients = signal<ReadonlySet<string>>(new Set());
effect(() => {
  if (!user.value) remindedClients.value = new Set();
});
