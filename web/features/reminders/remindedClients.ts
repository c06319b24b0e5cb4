import { effect, signal } from "@preact/signals-react";
import { user } from "#api/session.ts";

/** Clients who were reminded in this session: out of sight. Later they stand after the others. */
export const remindedClients = signal<ReadonlySet<string>>(new Set());
effect(() => {
  if (!user.value) remindedClients.value = new Set();
});
