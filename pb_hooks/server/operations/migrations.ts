/** Age of a database by its applied migrations; those of pb_migrations replace 25 older ones (README.md, Upgrade). */
import { queryJson } from "#server/platform/sql.ts";

export const firstMigration = "1700001000_create_collections.js";
const firstReplaced = "1700000000_create_collections.js";
const lastReplaced = "1700000860_merge_at_erasures.js";

export const appliedMigrations = (app: Pick<core.App, "db">): string[] =>
  queryJson(app, "SELECT json_group_array(file) AS json FROM _migrations", {}) ?? [];

/** True for any database of Optique. */
export const isOptiqueDatabase = (applied: readonly string[]): boolean =>
  applied.includes(firstMigration) || applied.includes(firstReplaced);

/** True without the last replaced migration: such a database cannot be upgraded. */
export const isOutdatedDatabase = (applied: readonly string[]): boolean =>
  isOptiqueDatabase(applied) &&
  !applied.includes(firstMigration) &&
  !applied.includes(lastReplaced);
