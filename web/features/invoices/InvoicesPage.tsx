import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useState } from "react";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { today } from "#domain/core/days/days.ts";
import { useUses } from "#api/session/people.ts";
import { sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import type { Page } from "#api/request.ts";
import { paths } from "#lib/addresses/paths.ts";
import { remainingOf } from "#lib/texts/remaining.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { DueSummary } from "#ui/list/DueSummary.tsx";
import { ExportButton } from "#ui/list/ExportButton.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { AddPayment } from "#shared/sales/payments/AddPayment.tsx";
import { FilterChip } from "#ui/list/FilterChip.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { ViewSegment } from "#ui/list/ViewSegment.tsx";
import { useMoveJob } from "#shared/workshop/useMoveJob.tsx";
import { InvoicesTable } from "./InvoicesTable.tsx";
import { invoiceQueries, type ListedInvoice } from "#api/sales/invoices.ts";
import { words } from "#lib/texts/words.strings.ts";
import { saleTable } from "./saleCells.ts";
import { invoicesStrings } from "./invoices.strings.ts";
import { useDeleteInvoice } from "./useDeleteInvoice.tsx";

const text = invoicesStrings.list;

/** Amount due over the listed invoices; the server's sum, or for a search the sum of its rows. */
function dueOf({ due, late, items, totalItems }: Page<ListedInvoice>): number | undefined {
  if (late !== undefined) return late;
  if (due !== undefined || totalItems > items.length) return due;
  return toDirhams(sum(items.map((invoice) => toCentimes(remainingOf(invoice)))));
}

type ChipProps = { state: ListState; count: number | undefined };

/** Filter for invoices unpaid for more than 30 days; hidden when there are none. */
const OverdueChip = ({ state, count = 0 }: ChipProps) =>
  (count > 0 || state.filter("status") === "overdue") && (
    <FilterChip
      state={state}
      name="status"
      value="overdue"
      chip={text.overdue(formatCount(count))}
      hint={text.overdueHint}
      mark="none"
      className="chip-bad max-lg:order-last"
    />
  );

/** Filter for plans with a late instalment, to which the dashboard links. */
const LateChip = ({ state }: Pick<ChipProps, "state">) =>
  state.filter("status") === "late" && (
    <FilterChip
      state={state}
      name="status"
      value="late"
      chip={text.late}
      hint={text.lateHint}
      mark="none"
      className="chip-bad max-lg:order-last"
    />
  );

/** Link to the claims, for a shop that uses them: in the header of a wide window, else beside the filters. */
const ClaimsLink = ({ className = "" }: { className?: string }) =>
  useUses("claims") && (
    <ButtonLink href={paths.claims()} className={className}>
      {words.claims}
    </ButtonLink>
  );

const create = { href: paths.sale, label: words.sale };
const first = { href: paths.newPrescription(), label: words.newPrescription };
const texts = { ...text, loadFailed: words.invoicesFailed, searchFailed: words.searchFailed };

export default function InvoicesPage() {
  const state = useListState();
  const isNarrow = useIsNarrow();
  const hasQuotes = useUses("quotes");
  const [paying, setPaying] = useState<ListedInvoice | null>(null);
  const removal = useDeleteInvoice();
  const { move, dialog } = useMoveJob();
  const query = useKeptQuery(invoiceQueries.list(state));
  return (
    <>
      <ListPage
        title={words.invoices}
        subtitle={<Total page={query.data} />}
        icon="invoice"
        texts={texts}
        menu={<ExportInvoices state={state} />}
        actions={
          <>
            {!isNarrow && <ClaimsLink />}
            {hasQuotes && (
              <ButtonLink href={paths.quotes} icon="invoice">
                {words.quotes}
              </ButtonLink>
            )}
          </>
        }
        create={create}
        firstOf={first}
        state={state}
        query={query}
        view={<Views state={state} overdue={query.data?.overdue} />}
        isNarrowed={state.query !== "" || state.filter("status") !== ""}
        reset={text.clearFilter}
      >
        {(rows) => (
          <InvoicesTable
            rows={rows}
            {...removal}
            onPay={setPaying}
            onMove={(row, to) =>
              row.job && move({ ...row.job, client: buyerOf(row), invoice: row }, to)
            }
          />
        )}
      </ListPage>
      {dialog}
      {paying && (
        <AddPayment invoice={paying} client={buyerOf(paying)} onClose={() => setPaying(null)} />
      )}
    </>
  );
}

/** Number of listed invoices, and the amount due on them. */
const Total = ({ page }: { page: Page<ListedInvoice> | undefined }) =>
  page !== undefined &&
  !page.isAtLeast && (
    <DueSummary count={text.summary(formatCount(page.totalItems))} due={dueOf(page)} />
  );

/** Menu that exports the listed invoices, or those of a period. */
const ExportInvoices = ({ state }: { state: ListState }) => (
  <ExportButton
    name={text.exportName(today())}
    of={words.invoices}
    list="sales"
    query={{ q: state.query, status: state.filter("status") }}
    period={words.date}
    tableOf={saleTable}
  />
);

/** Filters by state and overdue invoices; on a narrow window, also the link to the claims. */
const Views = ({ state, overdue }: { state: ListState; overdue: number | undefined }) => (
  <div className="flex flex-wrap items-center gap-2 max-lg:w-full lg:ml-auto">
    <OverdueChip state={state} count={overdue} />
    <LateChip state={state} />
    <ViewSegment state={state} name="status" label={text.filter} options={text.filters} />
    {useIsNarrow() && <ClaimsLink className="btn-sm" />}
  </div>
);
