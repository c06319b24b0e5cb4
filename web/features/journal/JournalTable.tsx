import type { JournalEntry } from "#api/journal.ts";
import { formatMoment } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { changeTexts, subjectOf } from "./changeTexts.ts";
import { strings } from "./journal.strings.ts";

/** Most changes of an entry that a row shows. */
const mostShown = 4;

/** Page of a record that still exists. */
const pageOf: Readonly<Record<string, (id: string) => string>> = {
  optique_invoices: paths.invoice,
  optique_clients: paths.client,
  optique_prescriptions: paths.prescription,
  optique_products: (id) => `${paths.products}/${id}`,
  optique_stock_receipts: paths.receipt,
  optique_suppliers: paths.supplier,
};

function Subject({ entry }: { entry: JournalEntry }) {
  const page = entry.action === "update" ? pageOf[entry.collection] : undefined;
  return page ? (
    <a className="link" href={page(entry.record)}>
      {subjectOf(entry)}
    </a>
  ) : (
    <span className="font-medium">{subjectOf(entry)}</span>
  );
}

/** Each change before and after; a deletion shows what was there, a new record what it has. */
function Changes({ entry: { changes, action } }: { entry: JournalEntry }) {
  const { shown, hidden } = changeTexts(changes);
  const named = hidden.length > 0 ? [`${hidden.join(", ")}\u00a0: ${strings.hidden}`] : [];
  const texts = [
    ...shown.map(({ field, before, after }) =>
      action === "delete"
        ? `${field} ${before}`
        : `${field} ${[before, after].filter((text) => text !== "").join(" → ")}`,
    ),
    ...named,
  ];
  const more = texts.length - mostShown;
  return (
    <ul className="text-sm text-ink-2">
      {texts.slice(0, mostShown).map((text) => (
        <li key={text} className="wrap-anywhere">
          <MoneyText>{text}</MoneyText>
        </li>
      ))}
      {more > 0 && <li className="text-ink-3">{strings.more(more)}</li>}
    </ul>
  );
}

const columns: Column<JournalEntry>[] = [
  {
    key: "when",
    head: strings.when,
    className: "whitespace-nowrap!",
    cell: ({ created }) => formatMoment(created),
  },
  { key: "who", head: strings.person, cell: ({ actor_name }) => actor_name || strings.none },
  { key: "what", head: strings.what, cell: (entry) => <Subject entry={entry} /> },
  { key: "changes", head: strings.changes, cell: (entry) => <Changes entry={entry} /> },
];

/** Entries of the journal, or a list on a phone. */
export const JournalTable = ({ rows }: { rows: readonly JournalEntry[] }) => (
  <DataTable
    label={words.journal}
    rows={rows}
    columns={columns}
    card={(entry) => (
      <div className="grid gap-1">
        <Subject entry={entry} />
        <p className="text-sm text-ink-3">
          {entry.actor_name} · {formatMoment(entry.created)}
        </p>
        <Changes entry={entry} />
      </div>
    )}
  />
);
