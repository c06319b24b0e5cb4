/** Last transmitted day, for prefetches. Kept outside the session code, because route files load without a session. */
import { signal } from "@preact/signals-react";

/** Null for a person without the right to the books; '' while no period is transmitted. */
export const seenBooks = signal<{ closedUntil: string } | null>(null);
