import { billPaymentQueries } from "#api/purchases/billPayments.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { billMethods, billPaymentStates } from "#domain/core/records.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { billMethodLabels, billPaymentStateLabels } from "#shared/purchases/purchases.strings.ts";
import { useSupplierFilter } from "#shared/stock/useSupplierFilter.ts";
import type { SelectFilter } from "#ui/list/FilterSelect.tsx";
import { TabList } from "#ui/list/TabList.tsx";
import { useBillPaymentState } from "../payment/useBillPaymentState.tsx";
import { useDeletePayment } from "../payment/useDeletePayment.ts";
import { purchaseLists } from "../purchases.strings.ts";
import { PaymentsTable } from "./PaymentsTable.tsx";
import { toView } from "./purchaseViews.ts";

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

/** Payments to suppliers, newest first. Letter keys record that the bank debited or refused one. */
export function PaymentsTab({ state }: { state: ListState }) {
  const query = useKeptQuery(billPaymentQueries.list(state));
  const supplier = useSupplierFilter();
  const removal = useDeletePayment();
  const { ask, dialog } = useBillPaymentState();
  return (
    <>
      <TabList
        {...{ state, query }}
        icon="banknote"
        texts={text}
        filters={[...filters, supplier]}
        whole={toView("payments")}
        create={{ href: paths.payBills(), label: words.newBillPayment }}
      >
        {(rows) => <PaymentsTable rows={rows} onState={ask} {...removal} />}
      </TabList>
      {dialog}
    </>
  );
}
