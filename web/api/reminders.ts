/** The calls of the reminders to the server (server/README.md, Routes). */
import { effect, signal } from "@preact/signals-core";
import type { Client, Prescription } from "#domain/core/records.ts";
import { loadList, type Page } from "./request.ts";
import { user } from "./session.ts";

/** The latest prescription of a client who is due. */
export type Reminder = Prescription & { expand?: { client?: Client } };

export const listReminders = (
  query: { q: string; page: number; perPage: number },
  signal: AbortSignal,
): Promise<Page<Reminder>> => loadList<Reminder>("reminders", query, signal);

/** Clients who were reminded in this session: out of sight, and nothing is stored. */
export const remindedClients = signal<ReadonlySet<string>>(new Set());
effect(() => {
  if (!user.value) remindedClients.value = new Set();
});
