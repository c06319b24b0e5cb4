/** What a card of the workshop tells of a job, in lists and on the board: written by SQLite as one text. */
import type { Written } from "#server/platform/recordTexts.ts";
import { dueSql } from "#server/lists/rowFacts.ts";

/** The instant of the last step of job t: the words of the index of those delivered. */
export const lastStep = "json_extract(IIF(json_valid(steps), steps, '[]'), '$[#-1].at')";
const lastActor = "json_extract(IIF(json_valid(t.steps), t.steps, '[]'), '$[#-1].by')";

/** When the customer was last told that the glasses of job t are ready, since they are. */
const announced = `(SELECT MAX(m.created) FROM optique_messages m
  WHERE m.record IN (t.prescription, i.id) AND m.kind = 'ready' AND m.created >= ${lastStep})`;

/** The names of the lines of these types: the one, or the first and the last of several. */
const namesOf = (...types: string[]): string => {
  const name = `CASE WHEN l.product_type IN (${types.map((type) => `'${type}'`).join(", ")}) THEN l.product_name END`;
  return `json_quote(IIF(MIN(${name}) = MAX(${name}), MIN(${name}), MIN(${name}) || ' / ' || MAX(${name})))`;
};

export const jobCards: Written = {
  table: "optique_jobs",
  joined: `LEFT JOIN optique_prescriptions p ON p.id = t.prescription
    LEFT JOIN optique_clients c ON c.id = p.client
    LEFT JOIN optique_suppliers s ON s.id = t.lab
    LEFT JOIN optique_invoices i ON i.id =
      (SELECT v.id FROM optique_invoices v WHERE v.prescription = t.prescription ORDER BY v.created, v.rowid LIMIT 1)
    LEFT JOIN optique_invoice_items l ON l.invoice = i.id`,
  more: {
    expand: `json_object(
      'client', IIF(c.id IS NULL, NULL, json_object('id', c.id, 'name', c.name, 'phone', c.phone)),
      'lab', IIF(s.id IS NULL, NULL, json_object('id', s.id, 'name', s.name)),
      'invoice', IIF(i.id IS NULL, NULL, json_object('id', i.id, 'invoice_number', i.invoice_number, 'date', i.date,
        'total_amount', i.total_amount, 'paid_amount', i.paid_amount, 'status', i.status, 'remaining', ${dueSql("i")} / 100.0)))`,
    lens: namesOf("lens"),
    frame: namesOf("frame", "sunglasses"),
    lenses: "COALESCE(SUM(IIF(l.product_type = 'lens', CAST(l.quantity AS INTEGER), 0)), 0)",
    stepAt: `json_quote(${lastStep})`,
    stepBy: `json_quote(${lastActor})`,
    messagedAt: `json_quote(IIF(t.status = 'ready', ${announced}, NULL))`,
  },
};
