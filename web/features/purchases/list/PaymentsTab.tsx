import { billPaymentQueries } from "#api/purchases/billPayments.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { billMethods, billPaymentStates } from "#domain/core/records.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { billMethodLabels, billPaymentStateLabels } from "#shared/purchases/purchases.strings.ts";
import { useSupplierFilter } from "#shared/stock/useSupplierFilter.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { FilterSelect, type SelectFilter } from "#ui/list/FilterSelect.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { ui } from "#ui/ui.strings.ts";
import { useBillPaymentState } from "../payment/useBillPaymentState.tsx";
import { useDeletePayment } from "../payment/useDeletePayment.ts";
import { purchaseLists } from "../purchases.strings.ts";
import { PaymentsTable } from "./PaymentsTable.tsx";
import { ResetTab } from "./ResetTab.tsx";

const text = purchaseLists.payments;

const filters: readonly SelectFilter[] = [
  {
    name: "etat",
    label: words.state,
    options: [["", text.allStates], ...optionsOf(billPaymentStates, billPaymentStateLabels)],
  },
  {
    name: "mode",
    label: text.method,
    options: [["", text.allMethods], ...optionsOf(billMethods, billMethodLabels)],
  },
];

/** Payments to suppliers, newest first; a letter says what the bank did. */
export function PaymentsTab({ state }: { state: ListState }) {
  const query = useKeptQuery(billPaymentQueries.list(state));
  const supplier = useSupplierFilter();
  const removal = useDeletePayment();
  const { ask, dialog } = useBillPaymentState();
  const all = [...filters, supplier];
  const isNarrowed = state.query !== "" || all.some(({ name }) => state.filter(name) !== "");
  return (
    <>
      <ListCard
        isInside
        state={state}
        query={query}
        errorMessage={text.loadFailed}
        range={ui.resultRange}
        search={
          <SearchBar state={state} placeholder={text.search} isWide>
            {all.map((filter) => (
              <FilterSelect key={filter.name} {...filter} state={state} />
            ))}
            {isNarrowed && <ResetTab state={state} />}
          </SearchBar>
        }
        empty={
          <EmptyState
            icon="banknote"
            drawing={isNarrowed ? "search" : "empty"}
            title={text.empty}
            text={isNarrowed ? text.emptyFilterHint : text.emptyHint}
          >
            {!isNarrowed && (
              <ButtonLink href={paths.payBills()} icon="plus">
                {words.newBillPayment}
              </ButtonLink>
            )}
          </EmptyState>
        }
      >
        {(rows) => <PaymentsTable rows={rows} onState={ask} {...removal} />}
      </ListCard>
      {dialog}
    </>
  );
}
