import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useState } from "react";
import { type ListState, useListState } from "#lib/listState.ts";
import { today } from "#domain/core/days.ts";
import { sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { formatCount } from "#lib/formats.ts";
import { buyerOf } from "#lib/labels.ts";
import type { Page } from "#api/request.ts";
import { paths } from "#lib/paths.ts";
import { remainingOf } from "#lib/remaining.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { DueSummary } from "#ui/list/DueSummary.tsx";
import { ExportButton } from "#ui/list/ExportButton.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { Mark } from "#ui/page/Mark.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsNarrow, useIsPhone } from "#ui/page/useIsPhone.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { AddPayment } from "#shared/sales/AddPayment.tsx";
import { PhoneActions } from "#ui/list/PhoneActions.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { ViewSegment } from "#ui/list/ViewSegment.tsx";
import { useMoveJob } from "#shared/workshop/useMoveJob.tsx";
import { InvoicesTable } from "./InvoicesTable.tsx";
import { invoiceQueries, type ListedInvoice } from "#api/invoices.ts";
import { words } from "#lib/words.strings.ts";
import { saleTable } from "./saleCells.ts";
import { strings } from "./invoices.strings.ts";
import { useDeleteInvoice } from "./useDeleteInvoice.tsx";

const text = strings.list;

function NoInvoice({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon="invoice"
      drawing={isNarrowed ? "search" : "empty"}
      title={text.empty}
      text={isNarrowed ? text.emptyFilterHint : text.emptyHint}
    >
      {isNarrowed ? (
        <Button onClick={onClear}>{text.clearFilter}</Button>
      ) : (
        <ButtonLink href={paths.newPrescription()} icon="plus">
          {words.newPrescription}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** Amount due of the listed invoices, summed here for a whole search. */
function dueOf({ due, items, totalItems }: Page<ListedInvoice>): number | undefined {
  if (due !== undefined || totalItems > items.length) return due;
  return toDirhams(sum(items.map((invoice) => toCentimes(remainingOf(invoice)))));
}

type ChipProps = { state: ListState; count: number | undefined };

/** Filter of the invoices unpaid for more than 30 days; none where there is no such invoice. */
function OverdueChip({ state, count = 0 }: ChipProps) {
  const isOn = state.filter("status") === "overdue";
  if (count === 0 && !isOn) return null;
  return (
    <button
      type="button"
      className="chip chip-bad max-lg:order-last"
      aria-pressed={isOn}
      data-tooltip={text.overdueHint}
      onClick={() => state.setFilter("status", isOn ? "" : "overdue")}
    >
      <Mark name="none" />
      {text.overdue(formatCount(count))}
      <span className="sr-only">, {text.overdueHint.toLowerCase()}</span>
    </button>
  );
}

/** In the header of a wide window, else beside the filters. */
const ClaimsLink = ({ className = "" }: { className?: string }) => (
  <ButtonLink href={paths.claims()} className={className}>
    {words.claims}
  </ButtonLink>
);

type HeaderProps = { state: ListState; data: Page<ListedInvoice> | undefined };

function Header({ state, data }: HeaderProps) {
  const [isPhone, isNarrow] = [useIsPhone(), useIsNarrow()];
  return (
    <PageHeader
      title={words.invoices}
      subtitle={
        data !== undefined &&
        !data.isAtLeast && (
          <DueSummary count={text.summary(formatCount(data.totalItems))} due={dueOf(data)} />
        )
      }
      menu={
        <ExportButton
          name={text.exportName(today())}
          of={words.invoices}
          list="sales"
          query={{ q: state.query, status: state.filter("status") }}
          period={words.date}
          tableOf={saleTable}
        />
      }
    >
      {!isPhone && (
        <>
          {!isNarrow && <ClaimsLink />}
          {actions}
        </>
      )}
    </PageHeader>
  );
}

const actions = (
  <>
    <ButtonLink href={paths.quotes} icon="invoice">
      {words.quotes}
    </ButtonLink>
    <ButtonLink href={paths.sale} variant="primary" icon="plus">
      {words.sale}
    </ButtonLink>
  </>
);

export default function InvoicesPage() {
  const state = useListState();
  const isNarrow = useIsNarrow();
  const status = state.filter("status");
  const [paying, setPaying] = useState<ListedInvoice | null>(null);
  const { removing, remove } = useDeleteInvoice();
  const { move, dialog } = useMoveJob();
  const query = useKeptQuery(invoiceQueries.list(state));
  return (
    <>
      <Header state={state} data={query.data} />
      <ListCard
        state={state}
        query={query}
        errorMessage={state.query ? words.searchFailed : words.invoicesFailed}
        search={
          <>
            <SearchBar state={state} placeholder={text.search}>
              <div className="flex flex-wrap items-center gap-2 max-lg:w-full lg:ml-auto">
                <OverdueChip state={state} count={query.data?.overdue} />
                <ViewSegment
                  state={state}
                  name="status"
                  label={text.filter}
                  options={text.filters}
                />
                {isNarrow && <ClaimsLink className="btn-sm" />}
              </div>
            </SearchBar>
            <PhoneActions>{actions}</PhoneActions>
          </>
        }
        empty={<NoInvoice isNarrowed={state.query !== "" || status !== ""} onClear={state.reset} />}
      >
        {(rows) => (
          <InvoicesTable
            rows={rows}
            removing={removing}
            onPay={setPaying}
            onMove={(row, to) =>
              row.job && move({ ...row.job, client: buyerOf(row), invoice: row }, to)
            }
            onRemove={remove}
          />
        )}
      </ListCard>
      {dialog}
      {paying && (
        <AddPayment invoice={paying} client={buyerOf(paying)} onClose={() => setPaying(null)} />
      )}
    </>
  );
}
