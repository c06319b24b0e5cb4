import { expectOk, type Shop } from "./shop.ts";

/** Sorted names of the tables with a row that contains a word; the search index is queried. */
export async function tablesWith(
  { sendAsAdmin }: Pick<Shop, "sendAsAdmin">,
  word: string,
): Promise<string[]> {
  const rowsOf = async (query: string) =>
    expectOk(await sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", { query })).rows;
  const tables = await rowsOf(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND (name LIKE 'optique%' OR name LIKE '\\_%' ESCAPE '\\') AND name NOT LIKE '%fts\\_%' ESCAPE '\\'",
  );
  const found: string[] = [];
  for (const [table] of tables) {
    const columns = await rowsOf(`SELECT name FROM pragma_table_info('${String(table)}')`);
    const any = columns.map(([name]) => `"${String(name)}" LIKE '%${word}%'`).join(" OR ");
    const [[count] = []] = await rowsOf(`SELECT COUNT(*) FROM "${String(table)}" WHERE ${any}`);
    if (Number(count) > 0) found.push(String(table));
  }
  return found.sort();
}
