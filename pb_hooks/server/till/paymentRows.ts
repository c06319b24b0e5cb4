/** Payments as the till and the list of cheques show them: with their invoice and whom they are from. */
import type { Written } from "#server/platform/recordTexts.ts";

/** Of payment `p`, its invoice `i` and its client `c`; a passer-by has none. */
const namesSql = `json_object(
    'client', IIF(c.id IS NULL, NULL, json_object('id', c.id, 'name', c.name, 'phone', c.phone)),
    'invoice', json_object('id', i.id, 'invoice_number', i.invoice_number, 'prescription', i.prescription))`;

const joinedNames = (payment: string): string =>
  `JOIN optique_invoices i ON i.id = ${payment}.invoice LEFT JOIN optique_clients c ON c.id = i.client`;

export const paymentRows: Written = {
  table: "optique_payments",
  joined: joinedNames("t"),
  more: { expand: namesSql },
};
