/** Method of a payment, as SQL: both stored names of a transfer are one. */
export const methodSql = (column: string): string =>
  `CASE ${column} WHEN 'bank_transfer' THEN 'transfer' ELSE ${column} END`;
