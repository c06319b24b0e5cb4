import { productTypes } from "#domain/core/records.ts";
import { type QueuedTag, tagReasons, type TagReason } from "#domain/tags/tagAnswers.ts";
import { failureOf } from "#api/failure.ts";
import { removeTag, type TagPage } from "#api/stock/tags.ts";
import type { Query } from "#api/useKeptQuery.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { optionsOf, productTypeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { actionsColumn, type Column, DataTable } from "#ui/list/DataTable.tsx";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";
import type { Typed } from "./TagsPage.tsx";
import { tagsText as text } from "./tags.strings.ts";

type Type = (product: string, quantity: string) => void;
type Props = { state: ListState; query: Query<TagPage>; typed: Typed; onType: Type };

const digits = 4;

const nameOf = ({ expand }: QueuedTag): string => expand?.product?.name ?? "";

/** Reasons why a product is in the queue. */
const reasonsOf = ({ pieces, hand, old_price, old_code }: QueuedTag): TagReason[] =>
  tagReasons.filter(
    (reason) =>
      ({ receipt: pieces > 0, price: old_price !== null, code: old_code !== "", hand: hand > 0 })[
        reason
      ],
  );
const reasonText = (row: QueuedTag): string =>
  reasonsOf(row)
    .map((reason) => text.reasons[reason])
    .join(" · ");

type RowProps = { row: QueuedTag; typed: Typed; onType: Type };

const Quantity = ({ row, typed, onType }: RowProps) => (
  <input
    type="text"
    inputMode="numeric"
    autoComplete="off"
    maxLength={digits}
    className="field field-num ml-auto w-16 font-medium md:h-8 touch:h-11"
    aria-label={text.quantityOf(nameOf(row))}
    value={typed[row.product] ?? String(row.proposed)}
    onFocus={(event) => event.target.select()}
    onChange={({ target }) => onType(row.product, target.value.replace(/\D/g, ""))}
  />
);

async function remove(row: QueuedTag): Promise<void> {
  try {
    await removeTag(row.product);
    toast.success(text.removed(nameOf(row)));
  } catch (error) {
    console.error(error);
    toast.error(failureOf(error).message || text.removeFailed);
  }
}

const Remove = ({ row }: { row: QueuedTag }) => (
  <IconButton
    size="sm"
    icon="bin"
    label={text.removeOf(nameOf(row))}
    right="print"
    onClick={() => void remove(row)}
  />
);

const ProductLink = ({ row }: { row: QueuedTag }) => (
  <RowLink href={paths.product(row.product)}>
    <bdi dir="auto">{nameOf(row)}</bdi>
  </RowLink>
);

const columnsOf = (typed: Typed, onType: Type): Column<QueuedTag>[] => [
  { key: "name", head: words.product, cell: (row) => <ProductLink row={row} /> },
  {
    key: "reference",
    head: words.reference,
    className: "max-lg:hidden",
    cell: ({ expand }) => (
      <span className="wrap-anywhere">{expand?.product?.reference || "-"}</span>
    ),
  },
  { key: "reason", head: text.reason, className: "min-w-28", cell: reasonText },
  {
    key: "stock",
    head: words.stock,
    isNumber: true,
    cell: ({ expand }) => expand?.product?.stock ?? "",
  },
  {
    key: "quantity",
    head: text.quantity,
    isNumber: true,
    cell: (row) => <Quantity {...{ row, typed, onType }} />,
  },
  actionsColumn((row) => <Remove row={row} />),
];

/** Queue of tags: why each product is in it, and how many tags to print. */
export function TagQueue({ state, query, typed, onType }: Props) {
  const isNarrowed =
    state.query !== "" || state.filter("raison") !== "" || state.filter("type") !== "";
  return (
    <ListCard
      isInside
      state={state}
      query={query}
      errorMessage={text.loadFailed}
      search={<Search state={state} query={query} />}
      empty={
        <EmptyState
          icon="tag"
          drawing={isNarrowed ? "search" : "empty"}
          title={text.empty}
          text={isNarrowed ? text.emptyFilterHint : text.emptyHint}
        >
          {isNarrowed && <Button onClick={state.reset}>{ui.reset}</Button>}
        </EmptyState>
      }
    >
      {(rows) => (
        <DataTable
          label={words.tagsToMake}
          rows={rows}
          columns={columnsOf(typed, onType)}
          card={(row) => (
            <PhoneRow
              title={<ProductLink row={row} />}
              details={row.expand?.product?.reference ?? ""}
              secondLine={reasonText(row)}
              end={
                <span className="flex items-center gap-1">
                  <Quantity {...{ row, typed, onType }} />
                  <Remove row={row} />
                </span>
              }
            />
          )}
          rowHref={({ product }) => paths.product(product)}
        />
      )}
    </ListCard>
  );
}

function Search({ state, query }: Pick<Props, "state" | "query">) {
  const counts = query.data?.counts;
  const reasonName = (reason: TagReason): string =>
    counts ? text.reasonCount(text.reasons[reason], counts[reason]) : text.reasons[reason];
  return (
    <SearchBar state={state} placeholder={text.search} isWide>
      <FilterSelect
        state={state}
        name="raison"
        label={text.reason}
        options={[
          ["", text.allReasons],
          ...tagReasons.map((reason) => [reason, reasonName(reason)] as const),
        ]}
      />
      <FilterSelect
        state={state}
        name="type"
        label={words.type}
        options={[["", words.allTypes], ...optionsOf(productTypes, productTypeLabels)]}
      />
    </SearchBar>
  );
}
