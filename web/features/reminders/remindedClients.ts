import { effect, signal } from "@preact/signals-react";
import { user } from "#api/session/session.ts";

/** Clients reminded in this session, hidden from the list. A later session lists them last. */
export const remindedClients = signal<ReadonlySet<string>>(new Set());
/** Claims whose client got a message in this session, hidden from 'Remboursables'. */
export const remindedClaims = signal<ReadonlySet<string>>(new Set());
effect(() => {
  if (user.value) return;
  remindedClients.value = new Set();
  remindedClaims.value = new Set();
});
