/** Last transmitted day, for the queries that a route prefetches: routes are read without a session too. */
import { signal } from "@preact/signals-react";

/** Null to who has no books; '' while no period is transmitted. */
export const seenBooks = signal<{ closedUntil: string } | null>(null);
