/** Age of a database by its applied migrations; those of pb_migrations upgrade older data (README.md, Upgrade). */
import { queryJson } from "#server/platform/storage/sql.ts";

export const firstMigration = "1795881600_create_collections.js";
/** A database with any of these can be upgraded; the first was the last migration of version c71a09e2. */
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

/** True for any database of Optique, upgradable or not. */
export const isOptiqueDatabase = (applied: readonly string[]): boolean =>
  isUpgradable(applied) || isOutdatedDatabase(applied);

/** True for a database too old to upgrade: version c71a09e2 never started on it. */
export const isOutdatedDatabase = (applied: readonly string[]): boolean =>
  applied.includes(oldest) && !isUpgradable(applied);
