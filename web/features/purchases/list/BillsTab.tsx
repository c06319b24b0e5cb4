import { useLocation } from "wouter";
import { billFilterOf, billFilters, billQueries } from "#api/purchases/bills.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { formatMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { ListedBill } from "#domain/purchases/purchaseAnswers.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { type Selection, useSelection } from "#lib/useSelection.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useSupplierFilter } from "#shared/stock/useSupplierFilter.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { SelectFilter } from "#ui/list/FilterSelect.tsx";
import { TabList } from "#ui/list/TabList.tsx";
import { TickBar } from "#ui/list/Ticks.tsx";
import { useAmountText } from "#ui/page/MoneyText.tsx";
import { useDeleteBill } from "../bill/useDeleteBill.ts";
import { BillsTable } from "./BillsTable.tsx";
import { purchaseLists } from "../purchases.strings.ts";
import { toView } from "./purchaseViews.ts";

const text = purchaseLists.bills;
const none: ListedBill[] = [];

/** Filter by state; its first option is the default, without a parameter in the address. */
const stateFilter: SelectFilter = {
  name: "etat",
  label: text.state,
  options: billFilters.map((state) => [state === "open" ? "" : state, text.filters[state]]),
};

/** Bills to pay, in order of due day; ticked ones can be paid together. */
export function BillsTab({ state }: { state: ListState }) {
  const query = useKeptQuery(billQueries.list(state));
  const supplier = useSupplierFilter();
  const removal = useDeleteBill();
  const ticks = useSelection((query.data?.items ?? none).filter(({ rest }) => rest > 0));
  const isOpen = billFilterOf(state) === "open";
  const isNarrowed = state.query !== "" || state.filter(supplier.name) !== "" || !isOpen;
  return (
    <>
      <TabList
        {...{ state, query, isNarrowed }}
        icon="invoice"
        texts={text}
        filters={[stateFilter, supplier]}
        whole={toView("bills")}
        create={{ href: paths.newBill(), label: words.newBill }}
      >
        {(rows) => <BillsTable rows={rows} ticks={ticks} {...removal} />}
      </TabList>
      {ticks.ticked.length > 0 && <PayBar ticks={ticks} />}
    </>
  );
}

/** Bar that pays the ticked bills of one supplier with one payment. */
function PayBar({ ticks: { ticked, tick } }: { ticks: Selection<ListedBill> }) {
  const [, navigate] = useLocation();
  const shown = useAmountText();
  const total = formatMoney(sum(ticked.map(({ rest }) => toCentimes(rest))));
  const [first] = ticked;
  const suppliers = new Set(ticked.map(({ supplier }) => supplier)).size;
  const pay = () => {
    if (!first) return;
    if (suppliers > 1) return void toast.error(text.oneSupplier);
    navigate(
      paths.payBills(
        first.supplier,
        ticked.map(({ id }) => id),
      ),
    );
  };
  return (
    <TickBar
      count={text.ticked(ticked.length)}
      untick={text.untick}
      onClear={() => tick([])}
      icon="banknote"
      action={shown(text.pay(ticked.length, total))}
      busyWord={text.paying}
      isBusy={false}
      letter="r"
      right="bill.pay"
      onAct={pay}
    >
      {suppliers > 1 ? text.oneSupplier : <bdi dir="auto">{first?.expand?.supplier?.name}</bdi>}
    </TickBar>
  );
}
