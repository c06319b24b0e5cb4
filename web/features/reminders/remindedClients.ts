import { effect, signal } from "@preact/signals-react";
import { user } from "#api/session/session.ts";

/** Clients who were sent a reminder in this session; hidden now, and at the end of the list in later sessions. */
export const remindedClients = signal<ReadonlySet<string>>(new Set());
/** Claims whose client was sent a message in this session; hidden from 'Remboursables'. */
export const remindedClaims = signal<ReadonlySet<string>>(new Set());
effect(() => {
  if (user.value) return;
  remindedClients.value = new Set();
  remindedClaims.value = new Set();
});
