import { useQuery } from "@tanstack/react-query";
import { contactLensQueries } from "#api/sales/contactLenses.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { listTotal } from "#ui/list/listTotal.ts";
import { PhoneActions } from "#ui/list/PhoneActions.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { Tabs } from "#ui/page/Tabs.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { useReceiveBoxes } from "../boxes/useReceiveBoxes.tsx";
import { lensLists } from "./lensLists.strings.ts";
import { lensViews, openStatusOf, toView, viewOf } from "./lensViews.ts";
import { OrdersTab } from "./OrdersTab.tsx";
import { RenewalsTab } from "./RenewalsTab.tsx";
import { SheetsTab } from "./SheetsTab.tsx";

/** Page of contact lenses: boxes by state, renewals, sheets. A scan receives a box. */
export default function LensesPage() {
  const state = useListState();
  const view = viewOf(state);
  const status = openStatusOf(view);
  const isPhone = useIsPhone();
  const subtitle = useTotal(state);
  const boxes = useReceiveBoxes(state.type);
  const buttons = (
    <>
      <Button icon="barcode" right="job.move" onClick={boxes.receive}>
        {lensLists.receive}
      </Button>
      <ButtonLink href={paths.newContactSheet()} variant="primary" icon="plus">
        {isPhone ? lensLists.newSheet : words.newContactSheet}
      </ButtonLink>
    </>
  );
  return (
    <div onKeyDownCapture={boxes.onKeyDown}>
      <PageHeader title={words.contactLenses} subtitle={subtitle} menu={isPhone && <PhoneMenu />}>
        {!isPhone && (
          <>
            <ButtonLink href={paths.contactRecall()} icon="triangle-alert">
              {words.contactRecall}
            </ButtonLink>
            {buttons}
          </>
        )}
      </PageHeader>
      <div className="card overflow-clip">
        <Tabs
          className="px-4"
          label={words.contactLenses}
          tabs={lensViews.map((key) => ({ key, label: lensLists.tabs[key] }))}
          current={view}
          onChange={(key) => state.show(toView(key))}
        >
          <PhoneActions>{buttons}</PhoneActions>
          {status && (
            <OrdersTab key={status} status={status} state={state} onBoxes={boxes.openRow} />
          )}
          {view === "renewals" && <RenewalsTab state={state} />}
          {view === "sheets" && <SheetsTab state={state} />}
        </Tabs>
      </div>
      {boxes.dialog}
    </div>
  );
}

const PhoneMenu = () => (
  <Menu
    label={`${words.actions}, ${words.contactLenses}`}
    of={words.contactLenses}
    items={[{ icon: "triangle-alert", label: words.contactRecall, href: paths.contactRecall() }]}
  />
);

/** Number of rows in the tab; false while it loads, and during a search. */
function useTotal(state: ListState): string | false {
  const view = viewOf(state);
  const status = openStatusOf(view);
  const orders = useQuery({
    ...contactLensQueries.orderList(state, status ?? "to_order"),
    enabled: status !== null,
  });
  const renewals = useQuery({
    ...contactLensQueries.renewalList(state),
    enabled: view === "renewals",
  });
  const sheets = useQuery({ ...contactLensQueries.sheetList(state), enabled: view === "sheets" });
  const isNarrowed = state.query !== "";
  if (status) return listTotal(orders, isNarrowed, lensLists.rows);
  return view === "renewals"
    ? listTotal(renewals, isNarrowed, lensLists.renewalCount)
    : listTotal(sheets, isNarrowed, lensLists.sheetCount);
}
