/** Changes by others of this person's sign-in, shown once (docs/people.md, Given by another). */
import { signal } from "@preact/signals-react";

/** `at`: instant of the change. */
export type SecretChange = { field: "email" | "password" | "pin"; by: string; at: string };

/** Told to this person until it is read. */
export const changedByOthers = signal<{ person: string; changes: readonly SecretChange[] }>({
  person: "",
  changes: [],
});

/** Keeps what a sign-in or an entry answered; nothing new leaves what is not read yet. */
export function tellChanges(person: string, changes: readonly SecretChange[] = []): void {
  if (changes.length > 0) changedByOthers.value = { person, changes };
}
