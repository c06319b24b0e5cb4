import { useState } from "react";
import type { JournalEntry } from "#api/shop/journal.ts";
import { formatMoment } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { MoneyText, useAmountText } from "#ui/page/MoneyText.tsx";
import { changeTexts, subjectOf } from "./changeTexts.ts";
import { journalStrings } from "./journal.strings.ts";

/** Highest number of changes that a row shows of its entry. */
const mostShown = 4;

/** Address of the record's page, by collection; used while the record exists. */
const pageOf: Readonly<Record<string, (id: string) => string>> = {
  optique_invoices: paths.invoice,
  optique_clients: paths.client,
  optique_prescriptions: paths.prescription,
  optique_contact_prescriptions: paths.contactSheet,
  optique_products: (id) => `${paths.products}/${id}`,
  optique_stock_receipts: paths.receipt,
  optique_suppliers: paths.supplier,
  optique_bills: paths.bill,
  optique_bill_payments: paths.billPayment,
  optique_supplier_credits: paths.supplierCredit,
};

function Subject({ entry }: { entry: JournalEntry }) {
  const page = entry.action === "update" ? pageOf[entry.collection] : undefined;
  return page ? (
    <a className="link inline-block min-w-11" href={page(entry.record)}>
      <MoneyText>{subjectOf(entry)}</MoneyText>
    </a>
  ) : (
    <span className="font-medium">
      <MoneyText>{subjectOf(entry)}</MoneyText>
    </span>
  );
}

/** Changes of an entry with former and new value; for a deletion the former, for a creation the new values only. */
function textsOf(entry: JournalEntry): string[] {
  const { shown, hidden } = changeTexts(entry);
  const named = hidden.length > 0 ? [`${hidden.join(", ")}\u00a0: ${journalStrings.hidden}`] : [];
  const written = shown.map(({ field, before, after }) =>
    entry.action === "delete"
      ? `${field} ${before}`
      : `${field} ${[before, after].filter((text) => text !== "").join(" → ")}`,
  );
  return [...written, ...named];
}

/** Names of the changed fields, shown in a line that may be truncated, so without amounts. */
function fieldsOf(entry: JournalEntry): string {
  const { shown, hidden } = changeTexts(entry);
  return [...shown.map(({ field }) => field), ...hidden].join(", ");
}

function Changes({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="text-sm text-ink-2">
      {texts.map((text) => (
        <li key={text} className="wrap-anywhere">
          <MoneyText>{text}</MoneyText>
        </li>
      ))}
    </ul>
  );
}

/** First changes of an entry, and the number of further ones. */
function FirstChanges({ entry }: { entry: JournalEntry }) {
  const texts = textsOf(entry);
  const more = texts.length - mostShown;
  const rest = more > 0 ? [journalStrings.more(more)] : [];
  return <Changes texts={[...texts.slice(0, mostShown), ...rest]} />;
}

/** Entry on a phone: a row of three lines that expands to all changes. */
function PhoneEntry({ entry }: { entry: JournalEntry }) {
  const [isOpen, setOpen] = useState(false);
  const amountText = useAmountText();
  const texts = textsOf(entry);
  const toggle = texts.length > 0 && (
    <IconButton
      icon="chevron-down"
      label={amountText(journalStrings.unfold(subjectOf(entry), texts[0] ?? ""))}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    />
  );
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <PhoneRow
        title={<Subject entry={entry} />}
        details={`${entry.actor_name} · ${formatMoment(entry.created)}`}
        secondLine={!isOpen && fieldsOf(entry)}
        end={toggle}
      />
      {isOpen && <Changes texts={texts} />}
    </div>
  );
}

const columns: Column<JournalEntry>[] = [
  {
    key: "when",
    head: journalStrings.when,
    className: "whitespace-nowrap!",
    cell: ({ created }) => formatMoment(created),
  },
  {
    key: "who",
    head: journalStrings.person,
    cell: ({ actor_name }) => actor_name || journalStrings.none,
  },
  { key: "what", head: journalStrings.what, cell: (entry) => <Subject entry={entry} /> },
  { key: "changes", head: journalStrings.changes, cell: (entry) => <FirstChanges entry={entry} /> },
];

/** Entries of the journal, or a list on a phone. */
export const JournalTable = ({ rows }: { rows: readonly JournalEntry[] }) => (
  <DataTable
    label={words.journal}
    rows={rows}
    columns={columns}
    card={(entry) => <PhoneEntry entry={entry} />}
  />
);
