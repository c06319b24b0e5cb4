import { supplierCreditQueries } from "#api/purchases/supplierCredits.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { supplierCreditStates } from "#domain/purchases/supplierCredit.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { supplierCreditStateLabels } from "#shared/purchases/purchases.strings.ts";
import { useSupplierFilter } from "#shared/stock/useSupplierFilter.ts";
import type { SelectFilter } from "#ui/list/FilterSelect.tsx";
import { TabList } from "#ui/list/TabList.tsx";
import { useDeleteCredit } from "../credit/useDeleteCredit.ts";
import { CreditsTable } from "./CreditsTable.tsx";
import { purchaseLists } from "../purchases.strings.ts";
import { toView } from "./purchaseViews.ts";

const text = purchaseLists.credits;

const stateFilter: SelectFilter = {
  name: "etat",
  label: words.state,
  options: [["", text.allStates], ...optionsOf(supplierCreditStates, supplierCreditStateLabels)],
};

/** Credits of suppliers by state: requested, received, used. */
export function CreditsTab({ state }: { state: ListState }) {
  const query = useKeptQuery(supplierCreditQueries.list(state));
  const supplier = useSupplierFilter();
  const removal = useDeleteCredit();
  return (
    <TabList
      {...{ state, query }}
      icon="invoice"
      texts={text}
      filters={[stateFilter, supplier]}
      whole={toView("credits")}
      create={{ href: paths.newSupplierCredit(), label: text.create }}
    >
      {(rows) => <CreditsTable rows={rows} {...removal} />}
    </TabList>
  );
}
