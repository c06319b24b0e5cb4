/** Who changed or deleted what, and when, with the values before and after (server/README.md, Collections). */
import type { Actor } from "./recordEvents.ts";

type Changes = Record<string, [before: unknown, after: unknown]>;

/** What differs between two records. `ignored`: fields that the server derives. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  ignored: readonly string[] = [],
): Changes {
  const changes: Changes = {};
  for (const [name, value] of Object.entries(after)) {
    if (ignored.includes(name) || JSON.stringify(before[name]) === JSON.stringify(value)) continue;
    changes[name] = [before[name], value];
  }
  return changes;
}

/** The changes of a deletion: each value becomes null. */
export const removalOf = (values: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value, null]]));

export function journal(
  tx: core.App,
  entry: {
    company: string;
    actor: Actor;
    action: "update" | "delete";
    collection: string;
    record: string;
    label: string;
    changes: Changes;
  },
): void {
  if (entry.action === "update" && Object.keys(entry.changes).length === 0) return;
  const { actor, ...rest } = entry;
  const record = new Record(tx.findCachedCollectionByNameOrId("optique_journal"), {
    ...rest,
    actor: actor.id,
    actor_name: actor.name,
  });
  tx.saveNoValidate(record);
}
