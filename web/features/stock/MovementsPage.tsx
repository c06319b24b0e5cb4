import { useQuery } from "@tanstack/react-query";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { today } from "#domain/core/days/days.ts";
import { movementTypes } from "#domain/core/records.ts";
import type { Cell } from "#lib/texts/csv.ts";
import { formatCount, formatDay, formatMoment } from "#lib/texts/formats.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Button } from "#ui/page/Button.tsx";
import { DayInput } from "#ui/form/DayInput.tsx";
import { ExportButton, rowTable } from "#ui/list/ExportButton.tsx";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { MovementQuantity } from "#shared/stock/MovementQuantity.tsx";
import { balancesOf, movementDocument } from "#shared/stock/movementDocument.ts";
import { NewProductHost } from "#shared/stock/newProduct.tsx";
import { ProductCombobox } from "#shared/stock/ProductCombobox.tsx";
import { ui } from "#ui/ui.strings.ts";
import { movementTypeLabels } from "#shared/stock/stock.strings.ts";
import { MovementsTable } from "./MovementsTable.tsx";
import { type ListedMovement, type MovementPage, movementQueries } from "#api/stock/movements.ts";
import { productQueries } from "#api/stock/products.ts";
import { words } from "#lib/texts/words.strings.ts";
import { stockStrings } from "./stock.strings.ts";

const text = stockStrings.movements;

const cellsOf = (movement: ListedMovement): Cell[] => [
  formatDay(movement.date),
  movement.expand?.product?.name ?? "",
  movement.expand?.product?.reference ?? "",
  movementTypeLabels[movement.movement_type],
  movement.quantity,
  movementDocument(movement)?.name ?? "",
  movement.notes,
  formatMoment(movement.created),
  movement.actor_name,
];

/** Sums of movements in and out and their difference, for a period or a product. */
function Sums({ page }: { page: MovementPage }) {
  const { entered, left } = page;
  if (entered === undefined || left === undefined) return null;
  const sums: [string, number][] = [
    [text.entered, entered],
    [text.left, left],
    [words.balance, entered + left],
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-4 py-2">
      {sums.map(([label, quantity]) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd>
            <MovementQuantity quantity={quantity} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Filters = { type: string; product: string; from: string; to: string };

const filtersOf = ({ filter }: ListState): Filters => ({
  type: filter("type"),
  product: filter("product"),
  from: filter("from"),
  to: filter("to"),
});

/** Stock movements, filtered by type, period and product. */
export default function MovementsPage() {
  const state = useListState();
  const filters = filtersOf(state);
  const query = useKeptQuery(movementQueries.list(state));
  const isNarrowed = Object.values(filters).some(Boolean);
  return (
    <>
      <PageHeader
        title={words.stockMovements}
        back={{ href: paths.stock, label: words.stock }}
        subtitle={
          query.data && !query.data.isAtLeast
            ? text.summary(formatCount(query.data.totalItems))
            : false
        }
        menu={
          <ExportButton
            name={text.exportName(today())}
            of={words.stockMovements}
            list="movements"
            query={filters}
            tableOf={rowTable(text.exportHead, cellsOf)}
          />
        }
      />
      <ListCard
        state={state}
        query={query}
        errorMessage={words.movementsFailed}
        range={ui.resultRange}
        search={
          <>
            <FilterBar state={state} filters={filters} isNarrowed={isNarrowed} />
            {query.data && <Sums page={query.data} />}
          </>
        }
        empty={
          <EmptyState
            icon="box"
            title={words.noStockMovement}
            text={isNarrowed ? text.emptyFilterHint : text.emptyHint}
          >
            {isNarrowed && <ResetButton state={state} />}
          </EmptyState>
        }
      >
        {(rows) => <MovementsTable rows={rows} balances={balancesFrom(query.data, rows)} />}
      </ListCard>
      <NewProductHost />
    </>
  );
}

const ResetButton = ({ state }: { state: ListState }) => (
  <Button onClick={state.reset}>{ui.reset}</Button>
);

type FilterProps = { state: ListState; filters: Filters; isNarrowed: boolean };

const type = {
  name: "type",
  label: words.type,
  short: text.shortTypes,
  options: [["", words.allTypes], ...optionsOf(movementTypes, movementTypeLabels)],
} as const;

function FilterBar({ state, filters, isNarrowed }: FilterProps) {
  const { product } = filters;
  const chosen = useQuery({ ...productQueries.one(product), enabled: product !== "" });
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
      <div className={`min-w-40 md:flex-1 ${filters.product ? "w-full" : "max-md:flex-1"}`}>
        <ProductCombobox
          label={words.product}
          placeholder={useIsPhone() ? words.products : text.allProducts}
          // 'All' looks like a chosen option, not like a placeholder.
          className="pr-8! placeholder:text-ink"
          text={filters.product ? (chosen.data?.name ?? "") : ""}
          onSelect={({ id }) => state.setFilter("product", id)}
        />
      </div>
      <div className="flex max-md:flex-1">
        <FilterSelect {...type} state={state} />
      </div>
      {(["from", "to"] as const).map((end) => (
        <DayInput
          key={end}
          label={text[end]}
          value={filters[end]}
          onChange={(day) => state.setFilter(end, day, { replace: true })}
        />
      ))}
      {isNarrowed && <ResetButton state={state} />}
    </div>
  );
}

/** Stock after each movement, known when one product is shown. */
function balancesFrom(
  page: MovementPage | undefined,
  rows: readonly ListedMovement[],
): number[] | null {
  if (page?.balance === undefined) return null;
  return balancesOf(
    page.balance,
    rows.map(({ quantity }) => quantity),
  );
}
