import { effect, signal } from "@preact/signals-react";
import { user } from "#api/session.ts";

/** Clients reminded in this session, hidden from the list. A later session lists them last. */
export const remindedClients = signal<ReadonlySet<string>>(new Set());
effect(() => {
  if (!user.value) remindedClients.value = new Set();
});
