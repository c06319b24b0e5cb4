import { useQuery } from "@tanstack/react-query";
import { billPaymentQueries } from "#api/purchases/billPayments.ts";
import { billQueries } from "#api/purchases/bills.ts";
import { supplierCreditQueries } from "#api/purchases/supplierCredits.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { listTotal } from "#ui/list/listTotal.ts";
import { PhoneActions } from "#ui/list/PhoneActions.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { Tabs } from "#ui/page/Tabs.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { BalanceTab } from "../balance/BalanceTab.tsx";
import { CalendarTab } from "../calendar/CalendarTab.tsx";
import { BillsTab } from "./BillsTab.tsx";
import { CreditsTab } from "./CreditsTab.tsx";
import { ExportPurchases } from "./ExportPurchases.tsx";
import { purchaseLists } from "../purchases.strings.ts";
import { PaymentsTab } from "./PaymentsTab.tsx";
import { type PurchaseView, purchaseViews, toView, viewOf } from "./purchaseViews.ts";
import { withCosts } from "#shared/purchases/withCosts.tsx";

/** Page of purchases, with tabs for bills to pay, payments, credits, calendar and balance. */
function PurchasesPage() {
  const state = useListState();
  const view = viewOf(state);
  const isPhone = useIsPhone();
  const subtitle = useTotal(state, view);
  // Calendar and balance show their own totals, and have no export.
  const isList = view !== "calendar" && view !== "balance";
  const buttons = <Actions view={view} state={state} />;
  return (
    <>
      <PageHeader
        title={words.purchases}
        subtitle={isList ? subtitle : undefined}
        menu={isList && <ExportPurchases view={view} state={state} />}
      >
        {!isPhone && buttons}
      </PageHeader>
      <div className="card overflow-clip">
        <Tabs
          className="px-4"
          label={words.purchases}
          tabs={purchaseViews.map((key) => ({ key, label: purchaseLists.tabs[key] }))}
          current={view}
          onChange={(key) => state.show(toView(key))}
        >
          <PhoneActions>{buttons}</PhoneActions>
          {view === "bills" && <BillsTab state={state} />}
          {view === "payments" && <PaymentsTab state={state} />}
          {view === "credits" && <CreditsTab state={state} />}
          {view === "calendar" && <CalendarTab state={state} />}
          {view === "balance" && <BalanceTab />}
        </Tabs>
      </div>
    </>
  );
}

/** Button that starts the document of the tab; on calendar and balance, a bill. */
function Actions({ view, state }: { view: PurchaseView; state: ListState }) {
  const supplier = state.filter("supplier");
  if (view === "payments")
    return (
      <ButtonLink href={paths.payBills(supplier)} variant="primary" icon="plus">
        {purchaseLists.payments.create}
      </ButtonLink>
    );
  if (view === "credits")
    return (
      <ButtonLink href={paths.newSupplierCredit({ supplier })} variant="primary" icon="plus">
        {purchaseLists.credits.create}
      </ButtonLink>
    );
  return (
    <ButtonLink href={paths.newBill(supplier)} variant="primary" icon="plus">
      {purchaseLists.bills.create}
    </ButtonLink>
  );
}

/** Subtitle: total of the bills, or number of rows of the tab; false while it loads, and during a search. */
function useTotal(state: ListState, view: PurchaseView): string | false {
  const bills = useQuery({ ...billQueries.list(state), enabled: view === "bills" });
  const payments = useQuery({ ...billPaymentQueries.list(state), enabled: view === "payments" });
  const credits = useQuery({ ...supplierCreditQueries.list(state), enabled: view === "credits" });
  const isNarrowed = state.query !== "" || ["supplier", "etat", "mode"].some(state.filter);
  if (view === "payments") return listTotal(payments, isNarrowed, purchaseLists.payments.count);
  if (view === "credits") return listTotal(credits, isNarrowed, purchaseLists.credits.count);
  const sums = view === "bills" && bills.data?.sums;
  if (!sums) return false;
  const late = sums.late > 0 ? formatMoney(toCentimes(sums.late)) : "";
  return purchaseLists.bills.sums(formatMoney(toCentimes(sums.rest)), late);
}

export default withCosts(PurchasesPage);
