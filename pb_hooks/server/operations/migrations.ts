/** What the migrations of a database say of its age: those of pb_migrations replace 25 older ones (README.md, Upgrade). */
import { queryJson } from "#server/platform/sql.ts";

export const firstMigration = "1700001000_create_collections.js";
const firstReplaced = "1700000000_create_collections.js";
const lastReplaced = "1700000860_merge_at_erasures.js";

export const appliedMigrations = (app: Pick<core.App, "db">): string[] =>
  queryJson(app, "SELECT json_group_array(file) AS json FROM _migrations", {}) ?? [];

/** Is it a database of Optique, of any age? */
export const isOurs = (applied: readonly string[]): boolean =>
  applied.includes(firstMigration) || applied.includes(firstReplaced);

/** Only a database that had the last of the replaced migrations can be taken further. */
export const isOutdated = (applied: readonly string[]): boolean =>
  isOurs(applied) && !applied.includes(firstMigration) && !applied.includes(lastReplaced);
