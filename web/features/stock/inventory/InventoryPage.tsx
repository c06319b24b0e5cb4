import { useSearch } from "wouter";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { figureQueries } from "#api/shop/figures.ts";
import { pageOf } from "#api/pageOf.ts";
import { company } from "#api/session/session.ts";
import { productTypes } from "#domain/core/records.ts";
import { type Inventory, inventoryMethods } from "#domain/stock/inventory.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { pageRows } from "#lib/addresses/pageRows.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { optionsOf, productTypeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useValue } from "#lib/useValue.ts";
import {
  type AskedInventory,
  askedInventory,
  inventoryDoubts,
  inventoryDetails,
} from "#shared/stock/inventoryCells.ts";
import { inventoryStrings as text } from "#shared/stock/inventory.strings.ts";
import { useSupplierFilter } from "#shared/stock/useSupplierFilter.ts";
import { EmptyState, Notice } from "#ui/feedback/Panel.tsx";
import { DayInput } from "#ui/form/DayInput.tsx";
import { FilterSelect, type SelectFilter } from "#ui/list/FilterSelect.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Money } from "#ui/page/Money.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { ui } from "#ui/ui.strings.ts";
import { InventoryButtons, InventoryMenu } from "./InventoryActions.tsx";
import { InventorySums } from "./InventorySums.tsx";
import { InventoryTable } from "./InventoryTable.tsx";

const rowsPerPage = 20;

/** Stock at a day in pieces and money: paged on screen, complete in its file and on paper. */
export default function InventoryPage() {
  const state = useListState();
  const asked = askedInventory(state.filter);
  const isValid = asked.on !== "";
  const query = useKeptQuery({ ...figureQueries.inventory(asked), enabled: isValid });
  const isPhone = useIsPhone();
  const shop = useValue(company);
  const inventory = isValid ? query.data : undefined;
  const actions = { inventory, search: useSearch() };
  return (
    <>
      <PageHeader
        title={isValid ? text.title(formatDay(asked.on)) : words.inventory}
        name={words.inventory}
        subtitle={inventory !== undefined && inventoryDetails(inventory)}
        back={{ href: paths.stock, label: words.stock }}
        menu={isPhone && <InventoryMenu {...actions} />}
      >
        {!isPhone && <InventoryButtons {...actions} />}
      </PageHeader>
      {isValid ? (
        <ListCard
          state={state}
          query={{
            ...query,
            data: inventory && pageOf(inventory.rows, state.page, pageRows(rowsPerPage)),
          }}
          errorMessage={text.failed}
          search={
            <>
              <Filters state={state} asked={asked} />
              {inventory && <Doubts inventory={inventory} />}
              {inventory && <Total inventory={inventory} hasVat={shop?.vat ?? false} />}
            </>
          }
          empty={
            <EmptyState icon="box" drawing="search" title={text.empty} text={text.emptyHint}>
              <Button onClick={state.reset}>{ui.reset}</Button>
            </EmptyState>
          }
        >
          {(rows) => <InventoryTable rows={rows} />}
        </ListCard>
      ) : (
        <div className="grid gap-4">
          <Notice tone="warn">{text.wrongDay}</Notice>
          <div className="card">
            <Filters state={state} asked={asked} />
          </div>
        </div>
      )}
      {inventory && inventory.rows.length > 0 && <InventorySums inventory={inventory} />}
    </>
  );
}

/** Warnings about the inventory, below the filters: above the card they would move it when they load late. */
const Doubts = ({ inventory }: { inventory: Inventory }) => (
  <div className="grid gap-2 not-empty:p-3">
    {inventoryDoubts(inventory).map((doubt) => (
      <Notice key={doubt} tone="warn">
        {doubt}
      </Notice>
    ))}
  </div>
);

const Total = ({ inventory, hasVat }: { inventory: Inventory; hasVat: boolean }) => (
  <p className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-2">
    <span className="text-sm text-ink-3">{text.value}</span>
    <Money dirhams={inventory.value} className="font-semibold" />
    {hasVat && <span className="text-sm text-ink-3">{text.withoutVat}</span>}
  </p>
);

const type: SelectFilter = {
  name: "type",
  label: words.type,
  options: [["", words.allTypes], ...optionsOf(productTypes, productTypeLabels)],
};
const method: SelectFilter = {
  name: "method",
  label: text.method,
  options: inventoryMethods.map((name) => [name === "last" ? "" : name, text.methods[name]]),
  isLong: true,
};

function Filters({ state, asked }: { state: ListState; asked: AskedInventory }) {
  const supplier = useSupplierFilter();
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
      <DayInput
        label={text.on}
        value={asked.on}
        onChange={(day) => state.setFilter("on", day, { replace: true })}
      />
      <FilterSelect {...method} state={state} />
      <FilterSelect {...type} state={state} />
      <FilterSelect {...supplier} state={state} />
    </div>
  );
}
