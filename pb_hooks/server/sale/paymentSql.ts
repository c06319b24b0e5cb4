/** SQL of a payment method; merges both stored names of a transfer. */
export const paymentMethodSql = (column: string): string =>
  `CASE ${column} WHEN 'bank_transfer' THEN 'transfer' ELSE ${column} END`;

/** SQL of a payment's method in figures: 'fund' for any payment by a fund. `row`: the payment's alias. */
export const takenMethodSql = (row: string): string =>
  `IIF(${row}.fund > '', 'fund', ${paymentMethodSql(`${row}.payment_method`)})`;
