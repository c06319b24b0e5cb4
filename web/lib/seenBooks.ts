/** Last transmitted day, for prefetched queries: the file of a route is also loaded without a session. */
import { signal } from "@preact/signals-react";

/** Null for a person without the right to the books; '' while no period is transmitted. */
export const seenBooks = signal<{ closedUntil: string } | null>(null);
