/** Parts of SQL that are made from lists of names of ours; nothing that a person typed. */

/** Words as the list of an IN condition. */
export const listSql = (words: readonly string[]): string =>
  words.map((word) => `'${word}'`).join(", ");

/** Columns of a row as members of a json_object; `row`: alias of the row. */
export const membersSql = (names: readonly string[], row: string): string =>
  names.map((name) => `'${name}', ${row}.[${name}]`).join(", ");
