/** What the payments' own rules say (domain/README.md §13), as SQL. */

/** A cheque that bounced counts nothing. `column`: its state. */
export const countedSql = (column = "cheque_state"): string => `${column} <> 'bounced'`;

/** How it was paid: a transfer is one whatever its stored name. */
export const methodSql = (column: string): string =>
  `CASE ${column} WHEN 'bank_transfer' THEN 'transfer' ELSE ${column} END`;
