/** Payment method in SQL; merges both stored names of a transfer. */
export const paymentMethodSql = (column: string): string =>
  `CASE ${column} WHEN 'bank_transfer' THEN 'transfer' ELSE ${column} END`;

/** Method of a payment in figures: a fund's is 'fund', however it was paid. `row`: the alias of the payment. */
export const takenMethodSql = (row: string): string =>
  `IIF(${row}.fund > '', 'fund', ${paymentMethodSql(`${row}.payment_method`)})`;
