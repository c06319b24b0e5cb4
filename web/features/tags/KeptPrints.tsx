import { type KeptPrint, tagQueries } from "#api/stock/tags.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatMoment } from "#lib/texts/formats.ts";
import { tagStrings } from "#shared/tags/tags.strings.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { actionsColumn, type Column, DataTable } from "#ui/list/DataTable.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { tagsText as text } from "./tags.strings.ts";

const { heads } = text;

const tagsOf = ({ tags }: KeptPrint): number =>
  tags.reduce((sum, { quantity }) => sum + quantity, 0);

/** Button that prints the same tags again, at current prices and codes. */
const Again = ({ row }: { row: KeptPrint }) => (
  <IconLink
    icon="printer"
    label={text.againOf(formatMoment(row.created))}
    href={paths.printTags(
      row.tags.map(({ product, quantity }) => [product, quantity]),
      { template: row.template },
    )}
  />
);

const columns: Column<KeptPrint>[] = [
  {
    key: "when",
    head: heads.when,
    cell: ({ created }) => <span className="num">{formatMoment(created)}</span>,
  },
  { key: "by", head: heads.by, cell: ({ by }) => <bdi dir="auto">{by || "-"}</bdi> },
  {
    key: "template",
    head: heads.template,
    cell: ({ template }) => tagStrings.templates[template],
  },
  { key: "tags", head: heads.tags, isNumber: true, cell: tagsOf },
  actionsColumn((row) => <Again row={row} />),
];

/** Prints that were confirmed, latest first. */
export function KeptPrints({ state }: { state: ListState }) {
  const query = useKeptQuery(tagQueries.prints(state));
  return (
    <ListCard
      isInside
      state={state}
      query={query}
      errorMessage={text.printsFailed}
      search={null}
      empty={<EmptyState icon="tag" drawing="empty" title={text.noPrint} text={text.noPrintHint} />}
    >
      {(rows) => (
        <DataTable
          label={text.printsLabel}
          rows={rows}
          columns={columns}
          card={(row) => (
            <PhoneRow
              title={formatMoment(row.created)}
              details={row.by}
              secondLine={tagStrings.templates[row.template]}
              end={
                <span className="flex items-center gap-1">
                  <b className="font-semibold">{tagStrings.count(tagsOf(row))}</b>
                  <Again row={row} />
                </span>
              }
            />
          )}
        />
      )}
    </ListCard>
  );
}
