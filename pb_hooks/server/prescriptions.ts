/** Prescriptions: their invoice follows them. */
import { markPart, setActor } from "./events";
import { clientText, invoiceText } from "./invoices";
import { recordHooks, type Saving } from "./recordHooks";
import { index } from "./searchIndex";
import { storedRow, storedRows } from "./storedRows";

const invoicesOf = (tx: core.App, prescription: string) =>
  storedRows(tx, "optique_invoices", "prescription = {:prescription} ORDER BY created, id", {
    prescription,
  });

/** Moves the invoices of a prescription to its client. */
export function moveInvoices(tx: core.App, prescription: string, client: string): void {
  for (const { id, client: current } of invoicesOf(tx, prescription)) {
    if (current === client) continue;
    const invoice = markPart(tx.findRecordById("optique_invoices", id));
    invoice.ignoreUnchangedFields(true);
    invoice.set("client", client);
    tx.saveNoValidate(invoice);
    index(tx, "invoices", invoice.getString("company"), id, invoiceText(tx, invoice));
  }
}

export function prescriptionLabel(tx: core.App, client: string, date: string): string {
  const name = storedRow(tx, "optique_clients", client)?.name ?? "";
  return `${date.slice(0, 10)} ${name}`.trim();
}

function saved({ tx, record, before }: Saving): void {
  const client = record.getString("client");
  if (before && before["client"] !== client) moveInvoices(tx, record.id, client);
}

/** The invoices go first, each by its own deletion: stock is given back and the journal keeps the number. */
function removing({ tx, record, actor }: Saving): void {
  for (const { id } of invoicesOf(tx, record.id)) {
    const invoice = tx.findRecordById("optique_invoices", id);
    setActor(invoice, actor);
    tx.delete(invoice);
  }
}

export const prescriptions = recordHooks("optique_prescriptions", {
  search: {
    kind: "prescriptions",
    text: (tx, record) => clientText(tx, record.getString("client")),
  },
  label: (record) => record.getString("date").slice(0, 10),
  saved,
  removing,
});
