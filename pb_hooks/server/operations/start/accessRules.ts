/** Applies the access rules at each start and reverts changes made in the dashboard. */
import { type AccessRules, accessRules } from "#domain/core/accessRules.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";

/** Stored rules by collection; for auth collections PocketBase stores the last two in `options`. */
const storedRules = `SELECT json_group_object(name, json_object('listRule', listRule, 'viewRule', viewRule,
    'createRule', createRule, 'updateRule', updateRule, 'deleteRule', deleteRule,
    'authRule', options ->> '$.authRule', 'manageRule', options ->> '$.manageRule')) AS json
  FROM _collections`;

/** Saves the collections whose rules differ; usually there are none. */
export function applyAccessRules(app: core.App): void {
  const stored = queryJson<Record<string, AccessRules>>(app, storedRules, {}) ?? {};
  const isStored = ([name, rules]: [string, AccessRules]) =>
    Object.entries(rules).every(
      ([rule, text]) => stored[name]?.[rule as keyof AccessRules] === text,
    );
  const changed = Object.entries(accessRules).filter((entry) => !isStored(entry));
  if (changed.length === 0) return;
  writeTransaction(app, (tx) => {
    for (const [name, rules] of changed) {
      const collection = tx.findCollectionByNameOrId(name);
      Object.assign(collection, rules);
      tx.save(collection);
    }
  });
}
