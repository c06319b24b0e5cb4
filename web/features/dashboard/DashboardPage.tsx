import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { capital, formatCount, formatLongDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { FiguresSkeleton } from "#ui/feedback/Skeletons.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { useRight } from "#api/session/people.ts";
import { type Dashboard, figureQueries } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { dashboardStrings } from "./dashboard.strings.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { RecentClients, RecentInvoices } from "./Recent.tsx";
import { Takings } from "./Takings.tsx";
import { Tiles } from "./Tiles.tsx";
import { Todo } from "./Todo.tsx";

export default function DashboardPage() {
  const query = useQuery(figureQueries.dashboard);
  const { data: figures } = query;
  const isPhone = useIsPhone();
  const seesTurnover = useRight("statistics.shop");
  return (
    <>
      <PageHeader
        title={words.dashboard}
        line={figures ? capital(formatLongDay(figures.today.day)) : "\u00a0"}
        subtitle={figures ? subtitleOf(figures, seesTurnover) : false}
      >
        <Shortcuts isPhone={isPhone} />
      </PageHeader>
      <Loaded
        query={query}
        failed={words.dataFailed}
        failureClass=""
        skeleton={<FiguresSkeleton isListFirst={isPhone} />}
      >
        {(figures) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <FirstSteps figures={figures} />
            {!isPhone && <Tiles figures={figures} />}
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26.75rem]">
              <Todo figures={figures} />
              {isPhone && (
                <>
                  <Tiles figures={figures} />
                  <div className="flex flex-wrap gap-2">
                    <Others />
                  </div>
                </>
              )}
              {seesTurnover && <Takings figures={figures} />}
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
              <RecentInvoices figures={figures} />
              <RecentClients figures={figures} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

function subtitleOf({ takings, today }: Dashboard, seesTurnover: boolean): string {
  if (!seesTurnover) return dashboardStrings.salesToday(today.sold, formatCount(today.sold));
  const taken = takings.find(({ day }) => day === today.day)?.amount ?? 0;
  return dashboardStrings.subtitle(
    today.sold,
    formatCount(today.sold),
    formatMoney(toCentimes(taken)),
  );
}

const others: [label: string, icon: IconName, href: string][] = [
  [words.client, "people", paths.newClient],
  [words.receipt, "box", paths.newReceipt],
  [words.product, "glasses", `${paths.products}/`],
];

const Others = () =>
  others.map(([label, , href]) => (
    <ButtonLink
      key={href}
      href={href}
      icon="plus"
      className="md:max-lg:hidden max-md:flex-1 max-md:px-2"
    >
      {label}
    </ButtonLink>
  ));

/**
 * Buttons that start a document. Tablet and phone show two kinds of sale; the others are in a menu or under the tiles.
 */
function Shortcuts({ isPhone }: { isPhone: boolean }) {
  const [, navigate] = useLocation();
  return (
    <>
      <span className="hidden md:max-lg:block">
        <Menu
          label={dashboardStrings.newOther}
          items={others.map(([label, icon, href]) => ({
            label,
            icon,
            onSelect: () => navigate(href),
          }))}
        />
      </span>
      {!isPhone && <Others />}
      <ButtonLink href={paths.sale} icon="plus">
        {words.sale}
      </ButtonLink>
      <ButtonLink href={paths.newPrescription()} variant="primary" icon="plus">
        {words.prescription}
      </ButtonLink>
    </>
  );
}
