import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { shopNow, today } from "#domain/core/days/days.ts";
import { formatCount, formatDay, formatTime } from "#lib/texts/formats.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchParam } from "#lib/addresses/searchParams.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { FiguresSkeleton } from "#ui/feedback/Skeletons.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { type Tab, Tabs } from "#ui/page/Tabs.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { figureQueries, type StockFigures } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { LowShelves } from "./LowShelves.tsx";
import { LatestMovements, LatestReceipts, PanelSection, Shelves } from "./StockSections.tsx";
import { QuickActions, StockByType, StockCards } from "./StockSummary.tsx";
import { stockStrings } from "./stock.strings.ts";

type Key = keyof typeof stockStrings.tabs;
const keys = Object.keys(stockStrings.tabs) as Key[];
const topCount = 5;

function TabPanel({ tab, figures }: { tab: Key; figures: StockFigures }) {
  switch (tab) {
    case "overview":
      return (
        <div className="grid divide-line max-lg:divide-y lg:grid-cols-2 lg:divide-x">
          <PanelSection title={stockStrings.toReorder} href={`${paths.stock}?tab=low`}>
            <Shelves products={figures.lowStock.slice(0, topCount)} />
          </PanelSection>
          <PanelSection title={stockStrings.latestMovements} href={paths.movements}>
            <LatestMovements movements={figures.recentMovements.slice(0, topCount)} />
          </PanelSection>
        </div>
      );
    case "low":
      return <LowShelves />;
    case "receipts":
      return (
        <PanelSection title={stockStrings.tabs.receipts} href={paths.receipts}>
          <LatestReceipts receipts={figures.recentReceipts} />
          <div className="border-t border-line p-3">
            <ButtonLink href={paths.newReceipt} icon="plus">
              {words.newSlipButton}
            </ButtonLink>
          </div>
        </PanelSection>
      );
    case "movements":
      return (
        <PanelSection title={stockStrings.latestMovements} href={paths.movements}>
          <LatestMovements movements={figures.recentMovements} />
        </PanelSection>
      );
  }
}

function StockTabs({ figures }: { figures: StockFigures }) {
  const [asked, ask] = useSearchParam("tab");
  const tab = keys.find((key) => key === asked) ?? "overview";
  const toReorder = figures.low + figures.out;
  const tabs = keys.map((key): Tab<Key> => ({
    key,
    label: stockStrings.tabs[key],
    ...(key === "low" && toReorder > 0 ? { count: formatCount(toReorder) } : {}),
  }));
  return (
    <div className="card overflow-clip">
      <Tabs
        className="px-4"
        label={words.stock}
        tabs={tabs}
        current={tab}
        onChange={(key) => ask(key === "overview" ? "" : key)}
      >
        <StockCards figures={figures} />
        <TabPanel tab={tab} figures={figures} />
      </Tabs>
    </div>
  );
}

/** Page of the stock, with tabs for levels, orders and movements. */
export default function StockPage() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(figureQueries.stock);
  const { isBusy, once } = useOnce();
  const refresh = () => void once(refetch);
  // While an order is open, that order has the primary button.
  const [tab] = useSearchParam("tab");
  const [view] = useSearchParam("view");
  const isOrdering = tab === "low" && view === "suppliers";
  const isPhone = useIsPhone();
  const hasData = data !== undefined;
  // Each failure has a new error object, so that each one shows a toast.
  useEffect(() => {
    if (hasData && error !== null) toast.error(stockStrings.refreshFailed);
  }, [hasData, error]);
  return (
    <>
      <PageHeader
        title={stockStrings.title}
        name={words.stock}
        subtitle={
          data !== undefined &&
          stockStrings.asOf(formatDay(today()), formatTime(shopNow(dataUpdatedAt)))
        }
        // On a phone, beside the time of the last refresh.
        menu={
          isPhone && (
            <IconButton
              icon="arrow-circle"
              label={stockStrings.refresh}
              disabled={hasData && isBusy}
              onClick={refresh}
            />
          )
        }
      >
        {!isPhone && (
          <Button icon="arrow-circle" isBusy={hasData && isBusy} onClick={refresh}>
            {stockStrings.refresh}
          </Button>
        )}
        <ButtonLink href={paths.newAdjustment}>{words.newAdjustment}</ButtonLink>
        <ButtonLink
          href={paths.newReceipt}
          variant={isOrdering ? "secondary" : "primary"}
          icon="plus"
        >
          {words.newSlip}
        </ButtonLink>
      </PageHeader>
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <StockTabs figures={data} />
          <QuickActions />
          <StockByType figures={data} />
        </div>
      ) : error === null ? (
        <FiguresSkeleton />
      ) : (
        <ErrorPanel message={words.dataFailed} onRetry={() => refetch()} />
      )}
    </>
  );
}
