import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useEffect } from "react";
import type { Period } from "#domain/core/days/period.ts";
import { useRight, useUses } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { isOnPaper } from "#lib/device/paper.ts";
import { useSearchParam } from "#lib/addresses/searchParams.ts";
import { useValue } from "#lib/useValue.ts";
import { periodStrings } from "#shared/period/period.strings.ts";
import { PeriodBar } from "#shared/period/PeriodBar.tsx";
import { usePeriod } from "#shared/period/usePeriod.ts";
import { Button } from "#ui/page/Button.tsx";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { FiguresSkeleton } from "#ui/feedback/Skeletons.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { Summary } from "#ui/page/Summary.tsx";
import { Tabs } from "#ui/page/Tabs.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { creditTables } from "./creditTables.tsx";
import { ExportMenu, PhoneMenu } from "./ExportMenu.tsx";
import { Overview } from "./Overview.tsx";
import { QuotesTab } from "./QuotesTab.tsx";
import { figureQueries, type Statistics } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ServicesTab } from "./ServicesTab.tsx";
import { EmptyTab, TableCard } from "./TabCards.tsx";
import { statisticsStrings } from "./statistics.strings.ts";
import { productsTable, typesTable } from "./tables.tsx";

type Key = keyof typeof statisticsStrings.tabs;
/** Tabs: the three of the specification, and those of the capabilities that the shop uses. */
function useKeys(): Key[] {
  const hasCredits = useUses("credits");
  const hasDiscounts = useUses("discounts");
  const hidden: Partial<Record<Key, boolean>> = {
    credits: !(hasCredits || hasDiscounts),
    quotes: !useUses("quotes"),
    services: !useUses("services"),
  };
  return (Object.keys(statisticsStrings.tabs) as Key[]).filter((key) => !hidden[key]);
}

/** Text of the period, shown on paper only. */
function PrintedPeriod({ period }: { period: Period }) {
  const shop = useValue(company);
  return (
    <span className="hidden print:inline">
      {[shop?.name, periodStrings.days(formatDay(period.from), formatDay(period.to))]
        .filter(Boolean)
        .join(" · ")}
    </span>
  );
}

/** Error panel with details for support. */
function Failure({ period, onRetry }: { period: Period; onRetry: () => void }) {
  const shop = useValue(company);
  useEffect(() => {
    toast.error(statisticsStrings.loadFailed);
  }, []);
  return (
    <section className="card grid gap-3 p-4" role="alert">
      <h2 className="card-title">{statisticsStrings.errorTitle}</h2>
      <p>{statisticsStrings.loadFailed}</p>
      <details open className="group">
        <Summary className="text-sm text-ink-2">{statisticsStrings.details}</Summary>
        <p className="mt-1 text-sm text-ink-3">
          {statisticsStrings.company}&nbsp;: {shop?.id} · {statisticsStrings.start}&nbsp;:{" "}
          {period.from} · {statisticsStrings.end}
          &nbsp;: {period.to}
        </p>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon="arrow-circle" onClick={onRetry}>
          {words.retry}
        </Button>
        <Button onClick={() => window.location.reload()}>{statisticsStrings.reload}</Button>
      </div>
    </section>
  );
}

type PanelProps = { tab: Key; figures: Statistics; setTab: (tab: Key) => void };

/** Tab about discounts and returns; a period may have neither. */
function CreditsTab({ figures }: { figures: Statistics }) {
  const tables = creditTables(figures);
  if (tables.length === 0)
    return (
      <EmptyTab title={statisticsStrings.tabs.credits} text={statisticsStrings.credits.empty} />
    );
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-2">
      {tables.map((table) => (
        <TableCard key={table.title} table={table} className="self-start" />
      ))}
    </div>
  );
}

function Panel({ tab, figures, setTab }: PanelProps) {
  if (tab === "overview") return <Overview figures={figures} onAll={() => setTab("products")} />;
  if (tab === "credits") return <CreditsTab figures={figures} />;
  if (tab === "quotes") return <QuotesTab figures={figures} />;
  if (tab === "services") return <ServicesTab figures={figures} />;
  const table = (tab === "products" ? productsTable : typesTable)(figures);
  return <TableCard table={table} className="-mt-px rounded-t-none" />;
}

/**
 * Statistics of a period: overview, products, categories. Without the right to turnover, only the person's own sales.
 */
export default function StatisticsPage() {
  const isOwn = !useRight("statistics.shop");
  const name = isOwn ? words.ownSales : words.statistics;
  const chosen = usePeriod("week");
  const { period, isValid } = chosen;
  const { data, error, refetch } = useKeptQuery({
    ...figureQueries.statistics(period),
    enabled: isValid,
  });
  const figures = isValid ? data : undefined;
  const isPhone = useIsPhone();
  return (
    <>
      <PageHeader
        title={isOwn ? name : statisticsStrings.title}
        name={name}
        subtitle={
          <>
            <span className="max-md:text-sm print:hidden">
              {isOwn ? statisticsStrings.ownSubtitle : statisticsStrings.subtitle}
            </span>
            <PrintedPeriod period={period} />
          </>
        }
        menu={isPhone && <PhoneMenu name={name} figures={figures} />}
      >
        {!isPhone && (
          <>
            <ExportMenu figures={figures} />
            <Button icon="printer" className="no-print" onClick={() => window.print()}>
              {words.print}
            </Button>
          </>
        )}
      </PageHeader>
      <PeriodBar chosen={chosen} />
      {!isValid ? (
        <Notice tone="warn">{periodStrings.wrong}</Notice>
      ) : error !== null ? (
        <Failure period={period} onRetry={() => refetch()} />
      ) : !data ? (
        <FiguresSkeleton />
      ) : (
        <>
          {data.invoices === 0 && <EmptyNotice onWiden={() => chosen.choose("year")} />}
          <FigureTabs name={name} figures={data} />
        </>
      )}
    </>
  );
}

const EmptyNotice = ({ onWiden }: { onWiden: () => void }) => (
  <div className="mb-4">
    <FormNotice
      tone="info"
      actions={
        <Button size="sm" onClick={onWiden}>
          {periodStrings.widen}
        </Button>
      }
    >
      <b className="font-semibold">{statisticsStrings.emptyTitle}</b>
      <p>{statisticsStrings.emptyText}</p>
    </FormNotice>
  </div>
);

function FigureTabs({ name, figures }: { name: string; figures: Statistics }) {
  const [asked, ask] = useSearchParam("tab");
  const keys = useKeys();
  const tab = keys.find((key) => key === asked) ?? "overview";
  // Prints all tabs, not only the visible one.
  const shown = useValue(isOnPaper) ? keys : [tab];
  const setTab = (key: Key) => ask(key === "overview" ? "" : key);
  return (
    <Tabs
      label={name}
      tabs={keys.map((key) => ({ key, label: statisticsStrings.tabs[key] }))}
      current={tab}
      onChange={setTab}
      className="rounded-t-card border bg-surface px-4"
    >
      {shown.map((key) => (
        <Panel key={key} tab={key} figures={figures} setTab={setTab} />
      ))}
    </Tabs>
  );
}
