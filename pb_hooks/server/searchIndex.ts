/** Writes of the search index: always in the transaction of the record they speak of. */
import { run } from "./sql";

export type SearchKind =
  | "clients"
  | "suppliers"
  | "products"
  | "prescriptions"
  | "invoices"
  | "receipts"
  | "adjustments";

/** Nothing is written when the text is the same: an unchanged record costs one look-up. */
export function index(
  tx: core.App,
  kind: SearchKind,
  company: string,
  record: string,
  text: string,
): void {
  run(
    tx,
    `INSERT INTO optique_search (company, kind, record, text) VALUES ({:company}, {:kind}, {:record}, {:text})
     ON CONFLICT (record) DO UPDATE SET text = excluded.text WHERE text <> excluded.text`,
    { company, kind, record, text },
  );
}

export const unindex = (tx: core.App, record: string): void =>
  run(tx, "DELETE FROM optique_search WHERE record = {:record}", { record });

/** A client's new name or telephone is found on the client's prescriptions and invoices too. */
export function reindexClient(tx: core.App, client: string, text: string): void {
  run(
    tx,
    `UPDATE optique_search SET text = {:text}
     WHERE record IN (SELECT id FROM optique_prescriptions WHERE client = {:client})`,
    { client, text },
  );
  run(
    tx,
    `UPDATE optique_search SET text = '  ' || (SELECT invoice_number FROM optique_invoices WHERE id = record) || {:text}
     WHERE record IN (SELECT id FROM optique_invoices WHERE client = {:client})`,
    { client, text },
  );
}
