/** Changes that others made to this person's sign-in details, shown once (docs/people.md, Given by another). */
import { signal } from "@preact/signals-react";

/** `at`: instant of the change. */
export type SecretChange = { field: "email" | "password" | "pin"; by: string; at: string };

/** Changes to show to a person until they are read. */
export const changedByOthers = signal<{ person: string; changes: readonly SecretChange[] }>({
  person: "",
  changes: [],
});

/** Remembers the changes that a sign-in or an entry returned. An empty list leaves unread ones in place. */
export function tellChanges(person: string, changes: readonly SecretChange[] = []): void {
  if (changes.length > 0) changedByOthers.value = { person, changes };
}
