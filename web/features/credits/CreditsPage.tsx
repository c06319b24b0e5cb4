import { useKeptQuery } from "#api/useKeptQuery.ts";
import { creditReasons } from "#domain/core/records.ts";
import { creditQueries, type ListedCredit } from "#api/sales/credits.ts";
import { today } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import { unusedCredit } from "#domain/sale/credit.ts";
import type { Cell } from "#lib/texts/csv.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { buyerOf, creditReasonLabels, optionsOf } from "#lib/texts/labels.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ExportButton, rowTable } from "#ui/list/ExportButton.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { ui } from "#ui/ui.strings.ts";
import { CreditsTable } from "./CreditsTable.tsx";
import { DefectsCard } from "./DefectsCard.tsx";
import { creditsStrings } from "./credits.strings.ts";

const cellsOf = (note: ListedCredit): Cell[] => [
  note.number,
  formatDay(note.date),
  note.expand?.invoice?.invoice_number ?? "",
  buyerOf(note),
  creditReasonLabels[note.reason],
  note.total_amount,
  note.kept,
  note.used,
  toDirhams(unusedCredit(note)),
  note.by,
];

/** Menu that exports the listed credit notes, or those of a period. */
const ExportCredits = ({ state }: { state: ListState }) => (
  <ExportButton
    name={creditsStrings.exportName(today())}
    of={words.credits}
    list="credit-notes"
    query={{ q: state.query, reason: state.filter("reason"), kept: state.filter("kept") }}
    period={words.date}
    tableOf={rowTable(creditsStrings.exportHead, cellsOf)}
  />
);

const filters = [
  {
    name: "reason",
    label: words.reason,
    options: [["", creditsStrings.allReasons], ...optionsOf(creditReasons, creditReasonLabels)],
  },
  {
    name: "kept",
    label: words.status,
    options: [
      ["", creditsStrings.allCredits],
      ["left", creditsStrings.left],
    ],
  },
] as const;

/** List of credit notes, and of defective pieces that wait for a decision. */
export default function CreditsPage() {
  const state = useListState();
  return (
    <>
      <ListPage
        title={words.credits}
        icon="invoice"
        texts={creditsStrings}
        back={{ href: paths.invoices(), label: words.invoices }}
        menu={<ExportCredits state={state} />}
        state={state}
        query={useKeptQuery(creditQueries.list(state))}
        range={ui.resultRange}
        resets
        filters={filters}
      >
        {(rows) => <CreditsTable rows={rows} />}
      </ListPage>
      <DefectsCard />
    </>
  );
}
