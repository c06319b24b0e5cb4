/** Current names of the users who received an invoice's payments. */
import type { DocumentJson } from "#server/engine/documents/documentReader.ts";
import { displayNameSql } from "#server/people/userNameSql.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";

const namesSql = `(SELECT json_group_object(u.id, ${displayNameSql("u")}) FROM optique_users u
  WHERE u.id ${inJsonList("signers")})`;

/** Query for the current names of the users who received these payments. */
export const signerNamesOf = (payments: readonly DocumentJson[]) => ({
  sql: namesSql,
  params: { signers: JSON.stringify([...new Set(payments.map(({ actor }) => actor))]) },
});

/** Replaces stored names on payments by the current names that the query found. */
export function setSignerNames(payments: readonly DocumentJson[], found: string): void {
  const names = JSON.parse(found) as Record<string, string>;
  payments.forEach((payment) => {
    payment["by"] = names[String(payment["actor"])] ?? payment["by"];
  });
}
