/** Age of a database by its applied migrations: those of pb_migrations take the data of older ones (README.md, Upgrade). */
import { queryJson } from "#server/platform/storage/sql.ts";

export const firstMigration = "1795881600_create_collections.js";
/** Each of them is in a database that can be upgraded; the first ended the migrations of version c71a09e2. */
const upgradable = [
  "1700000860_merge_at_erasures.js",
  "1700001000_create_collections.js",
  firstMigration,
];
const oldest = "1700000000_create_collections.js";

export const appliedMigrations = (app: Pick<core.App, "db">): string[] =>
  queryJson(app, "SELECT json_group_array(file) AS json FROM _migrations", {}) ?? [];

const isUpgradable = (applied: readonly string[]): boolean =>
  upgradable.some((file) => applied.includes(file));

/** True for any database of Optique. */
export const isOptiqueDatabase = (applied: readonly string[]): boolean =>
  isUpgradable(applied) || isOutdatedDatabase(applied);

/** True for a database that no start of version c71a09e2 has upgraded. */
export const isOutdatedDatabase = (applied: readonly string[]): boolean =>
  applied.includes(oldest) && !isUpgradable(applied);
