/** Current names of the users who took an invoice's payments. */
import type { DocumentJson } from "#server/engine/documents/documentReader.ts";
import { displayNameSql } from "#server/people/userNameSql.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";
import { reading, readJson } from "#server/platform/storage/statements.ts";

const namesRead = reading(
  `SELECT json_group_object(u.id, ${displayNameSql("u")}) FROM optique_users u WHERE u.id ${inJsonList("ids")}`,
);

/** Replaces stored names on payments by current ones. */
export function setCurrentSignerNames(app: core.App, payments: readonly DocumentJson[]): void {
  const ids = [...new Set(payments.map((payment) => payment["actor"]))];
  if (ids.length === 0) return;
  const names = readJson<Record<string, string>>(app, namesRead, { ids: JSON.stringify(ids) });
  for (const payment of payments) payment["by"] = names[String(payment["actor"])] ?? payment["by"];
}
