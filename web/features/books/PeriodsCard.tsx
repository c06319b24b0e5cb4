import { useState } from "react";
import { useRight } from "#api/session/people.ts";
import type { ListedPeriod } from "#domain/books/booksAnswers.ts";
import { parseDay } from "#domain/core/days/days.ts";
import { formatCount, formatInstant } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import type { RowActionSet } from "#ui/list/rowActionSet.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { Card } from "#ui/page/Card.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { booksStrings } from "./books.strings.ts";
import { daysOf, isReopened } from "./booksPeriod.ts";
import { ReopenDialog } from "./ReopenDialog.tsx";

const text = booksStrings.periods;

const hrefOf = ({ from, to }: ListedPeriod): string =>
  paths.books(parseDay(from) ?? "", parseDay(to) ?? "");

/** Link to a period. Its label includes the instant, because a period transmitted twice has two rows. */
const DaysLink = ({ period }: { period: ListedPeriod }) => (
  <RowLink
    href={hrefOf(period)}
    label={`${daysOf(period)}, ${formatInstant(period.created)}`}
    className="whitespace-nowrap"
  >
    {daysOf(period)}
  </RowLink>
);

const reopening = ({ reopened_at, reopened_by, reopen_reason }: ListedPeriod): string =>
  text.opened(formatInstant(reopened_at), reopened_by, reopen_reason);

const StateBadge = ({ period }: { period: ListedPeriod }) =>
  isReopened(period) ? (
    <Badge tone="warn" mark="half">
      {text.open}
    </Badge>
  ) : (
    <Badge tone="ok" mark="full">
      {text.transmitted}
    </Badge>
  );

const columns: Column<ListedPeriod>[] = [
  {
    key: "days",
    head: text.period,
    cell: (period) => (
      <>
        <DaysLink period={period} />
        {period.notes && (
          <span dir="auto" className="block text-sm wrap-anywhere text-ink-3">
            {period.notes}
          </span>
        )}
      </>
    ),
  },
  { key: "on", head: text.on, cell: ({ created }) => formatInstant(created) },
  { key: "by", head: words.by, cell: ({ by }) => <bdi dir="auto">{by}</bdi> },
  {
    key: "differences",
    head: text.differences,
    isNumber: true,
    className: "max-lg:hidden",
    cell: ({ differences }) => formatCount(countOf(differences)),
  },
  {
    key: "state",
    head: words.state,
    cell: (period) => (
      <>
        <StateBadge period={period} />
        {isReopened(period) && (
          <span dir="auto" className="block text-sm wrap-anywhere text-ink-3">
            {reopening(period)}
          </span>
        )}
      </>
    ),
  },
];

const countOf = (differences: unknown): number =>
  Array.isArray(differences) ? differences.length : 0;

/** Transmitted periods, latest first; the latest one that was not reopened can be reopened. */
export function PeriodsCard({ periods }: { periods: readonly ListedPeriod[] }) {
  const [opened, setOpened] = useState<ListedPeriod | null>(null);
  const mayOpen = useRight("books.reopen");
  const isPhone = useIsPhone();
  const latest = periods.find((period) => !isReopened(period));
  const actionsOf = (period: ListedPeriod): RowActionSet => ({
    name: daysOf(period),
    actions: [
      {
        icon: "eye",
        word: words.view,
        label: text.view(daysOf(period)),
        href: hrefOf(period),
      },
      ...(mayOpen && period === latest
        ? [
            {
              icon: "arrow-circle" as const,
              word: booksStrings.reopen.action,
              label: text.reopen(daysOf(period)),
              letter: "r",
              // On a phone, rare actions are in the menu.
              isLead: !isPhone,
              onSelect: () => setOpened(period),
              right: "books.reopen" as const,
            },
          ]
        : []),
    ],
  });
  return (
    <Card title={text.title} className="overflow-hidden">
      {periods.length === 0 ? (
        <p className="p-4 text-ink-2">{text.none}</p>
      ) : (
        <DataTable
          label={text.title}
          rows={periods}
          columns={columns}
          card={(period) => (
            <PhoneRow
              title={<DaysLink period={period} />}
              details={`${formatInstant(period.created)} · ${period.by}`}
              secondLine={isReopened(period) ? reopening(period) : period.notes}
              end={<StateBadge period={period} />}
            />
          )}
          rowHref={hrefOf}
          actions={actionsOf}
        />
      )}
      {opened && <ReopenDialog period={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
