/** Recreates the public demonstration each night (docs/operations.md, Demonstration). */
import { collections, type CollectionName } from "#domain/core/records.ts";
import { demoShop } from "#demo/demoShop.ts";
import { fileFields } from "#server/engine/records/pictures.ts";
import { demonstrationOf } from "#server/platform/requests/demonstration.ts";
import { queryJson, queryText, runSql } from "#server/platform/storage/sql.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";
import { fillDemoCompany } from "./demo.ts";

/** Collections that are not emptied, so that present visitors keep their session. */
const kept: readonly string[] = ["optique_users", "optique_companies"];
const emptied = (Object.keys(collections) as CollectionName[]).filter(
  (name) => !kept.includes(name),
);

/** Totals, counters and search entries: triggers write them, so they are deleted after the records. */
const derivedSql = `SELECT json_group_array(m.name) AS json
  FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'company'
  WHERE m.type = 'table' AND m.name LIKE 'optique_%'`;

/** Folders with the pictures of a company's records. */
const pictureFolders = (app: core.App, company: string): string[] =>
  emptied.flatMap((name) =>
    fileFields(name).flatMap((field) => {
      const sql = `SELECT json_group_array(id) AS json FROM ${name} WHERE company = {:company} AND ${field} <> ''`;
      const { id } = app.findCachedCollectionByNameOrId(name);
      return (queryJson<string[]>(app, sql, { company }) ?? []).map((record) => `${id}/${record}`);
    }),
  );

function emptyCompany(tx: core.App, company: string): void {
  const derived = queryJson<string[]>(tx, derivedSql, {}) ?? [];
  const later = derived.filter((name) => !(name in collections));
  // Triggers would refuse to delete records of a transmitted day.
  runSql(tx, "UPDATE optique_companies SET closed_until = '' WHERE id = {:company}", { company });
  for (const name of [...emptied, ...later])
    runSql(tx, `DELETE FROM ${name} WHERE company = {:company}`, { company });
}

function deleteFolders(app: core.App, folders: readonly string[]): void {
  const files = app.newFilesystem();
  try {
    for (const folder of folders) files.deletePrefix(`${folder}/`);
  } finally {
    files.close();
  }
}

/** Empties and refills the demonstration's company. A renamed shop belongs to somebody and is left alone. */
export function remakeDemo(app: core.App): void {
  const company = demonstrationOf(app);
  const nameSql = "SELECT name AS json FROM optique_companies WHERE id = {:company}";
  if (company === "" || queryText(app, nameSql, { company }) !== demoShop.company) return;
  const folders = pictureFolders(app, company);
  writeTransaction(app, (tx) => emptyCompany(tx, company));
  deleteFolders(app, folders);
  fillDemoCompany(app, company);
}
