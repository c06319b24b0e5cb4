/** Payment method in SQL; merges both stored names of a transfer. */
export const paymentMethodSql = (column: string): string =>
  `CASE ${column} WHEN 'bank_transfer' THEN 'transfer' ELSE ${column} END`;
