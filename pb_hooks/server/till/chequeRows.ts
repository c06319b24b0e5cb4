/** Rows of the cheque list, with invoice, client, and the fund of a fund's cheque. */
import { userNameByIdSql } from "#server/people/userNameSql.ts";
import type { Written } from "#server/platform/records/recordTexts.ts";

/** A walk-in has no client. */
const payer = `json_object(
      'client', IIF(c.id IS NULL, NULL, json_object('id', c.id, 'name', c.name, 'phone', c.phone)),
      'invoice', json_object('id', i.id, 'invoice_number', i.invoice_number, 'prescription', i.prescription))`;

export const chequeRows: Written = {
  table: "optique_payments",
  joined:
    "JOIN optique_invoices i ON i.id = t.invoice LEFT JOIN optique_clients c ON c.id = i.client",
  values: { by: userNameByIdSql("t.actor", "t.[by]") },
  computed: {
    expand: `IIF(t.fund = '', ${payer}, json_set(${payer}, '$.fund',
      (SELECT json_object('id', f.id, 'name', f.name) FROM optique_funds f WHERE f.id = t.fund)))`,
  },
};
