import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useState } from "react";
import { useLocation } from "wouter";
import { useUses } from "#api/session/people.ts";
import { productTypes } from "#domain/core/records.ts";
import { optionsOf, productTypeLabels } from "#lib/texts/labels.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { focusRow, returnPath } from "#lib/addresses/navigationHistory.ts";
import { listTotal } from "#ui/list/listTotal.ts";
import { Button } from "#ui/page/Button.tsx";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import type { Options } from "#ui/form/Select.tsx";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { PhoneActions } from "#ui/list/PhoneActions.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { ArchiveDialog } from "./ArchiveDialog.tsx";
import { ImportDialog } from "./import/ImportDialog.tsx";
import { EditProduct, NewProduct } from "./ProductEditor.tsx";
import { productQueries, uncountedLevel } from "#api/stock/products.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useTagTicks } from "./TagBar.tsx";
import { ProductsTable } from "./ProductsTable.tsx";
import { ui } from "#ui/ui.strings.ts";
import { productsStrings } from "./products.strings.ts";
import { useDeleteProduct } from "./useDeleteProduct.tsx";
import { saveFile, writeCommaCsv } from "#lib/texts/csv.ts";
import { importStrings } from "./import/import.strings.ts";
import { catalogueColumns } from "#domain/stock/catalogue.ts";

/** Catalogue of products. Creating and editing happen on the same page, under their own addresses. */
export default function ProductsPage() {
  const state = useListState();
  const [isImporting, setImporting] = useState(state.filter("importer") !== "");
  const { removing, remove, refused, forget } = useDeleteProduct();
  const archived = state.filter("archives");
  const query = useKeptQuery(productQueries.list(state));
  const { ticks, bar } = useTagTicks(query.data?.items);
  const create = () => state.show({ nouveau: "1", modifier: "" });
  const importFile = () => setImporting(true);
  const closeImport = () => {
    setImporting(false);
    if (state.filter("importer")) state.show({ importer: "" });
  };
  const isPhone = useIsPhone();
  const button = (
    // Secondary while the form is open, which has the primary button.
    <Button
      variant={state.filter("nouveau") || state.filter("modifier") ? "secondary" : "primary"}
      icon="plus"
      right="product.write"
      onClick={create}
    >
      {words.newProduct}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={words.products}
        subtitle={listTotal(query, state.query !== "", productsStrings.count)}
        menu={<FileActions state={state} onImport={importFile} />}
      >
        {!isPhone && button}
      </PageHeader>
      <Editor state={state} />
      <ListCard
        state={state}
        query={query}
        errorMessage={state.query ? words.searchFailed : words.productsFailed}
        search={
          <>
            <Search state={state} archived={archived} />
            <PhoneActions>{button}</PhoneActions>
          </>
        }
        empty={<Empty state={state} onCreate={create} onImport={importFile} />}
      >
        {(rows) => <ProductsTable {...{ rows, removing, remove, ticks }} />}
      </ListCard>
      {bar}
      {isImporting && <ImportDialog onClose={closeImport} />}
      {refused && <ArchiveDialog refused={refused} onClose={forget} />}
    </>
  );
}

type Ways = { onCreate: () => void; onImport: () => void };

const showArchived = (state: ListState, isShown: boolean) =>
  state.setFilter("archives", isShown ? "1" : "");

/** Import and export; on a phone in the menu '…', with the filters that have no space. */
function FileActions({ state, onImport }: Pick<Ways, "onImport"> & { state: ListState }) {
  const isPhone = useIsPhone();
  const hasLenses = useUses("lenses");
  const archived = {
    icon: "eye" as const,
    label: productsStrings.showArchived,
    onSelect: () => showArchived(state, true),
  };
  return (
    <Menu
      label={isPhone ? `${words.actions}, ${words.products}` : words.actions}
      {...(isPhone ? { of: words.products } : {})}
      items={[
        ...(isPhone ? [archived] : []),
        { icon: "tray-down", label: productsStrings.template, onSelect: () => saveTemplate() },
        { icon: "tray-up", label: words.importCsv, right: "import", onSelect: onImport },
        { icon: "eye", label: words.lensImport, right: "import", href: paths.lensImport },
        hasLenses && { icon: "tag", label: words.lensPrice, href: paths.lensPrice },
        hasLenses && { icon: "box", label: words.lensDrawers, href: paths.lensDrawers },
      ]}
    />
  );
}

/** Form of the product that the address names. */
function Editor({ state }: { state: ListState }) {
  const edited = state.filter("modifier");
  const [, navigate] = useLocation();
  /** Returns to the product's page if the form was opened there, else to the list behind it. */
  const close = (row?: string) => {
    const opener = returnPath(paths.products, paths.product(edited));
    const isRecord = edited !== "" && opener.startsWith(paths.product(edited));
    navigate(isRecord ? opener : paths.productsAt(window.location.search), focusRow(row));
  };
  return (
    <>
      {state.filter("nouveau") !== "" && (
        <NewProduct
          barcode={state.filter("code")}
          onSaved={(id) => navigate(paths.products, focusRow(id))}
          onCancel={() => close()}
        />
      )}
      {edited && (
        <EditProduct key={edited} id={edited} onSaved={close} onCancel={() => close(edited)} />
      )}
    </>
  );
}

const typeOptions: Options = [["", words.allTypes], ...optionsOf(productTypes, productTypeLabels)];

function Search({ state, archived }: { state: ListState; archived: string }) {
  const hasCounts = useUses("counts");
  const { levels, uncounted } = productsStrings;
  return (
    <SearchBar state={state} placeholder={productsStrings.search} isWide>
      <FilterSelect
        label={productsStrings.filterType}
        options={typeOptions}
        state={state}
        name="type"
      />
      <FilterSelect
        label={productsStrings.filterStock}
        options={hasCounts ? [...levels, [uncountedLevel, uncounted]] : levels}
        state={state}
        name="stock"
      />
      <span className={archived ? "" : "max-md:hidden"}>
        <Checkbox
          checked={archived !== ""}
          onChange={(event) => showArchived(state, event.target.checked)}
        >
          {productsStrings.showArchived}
        </Checkbox>
      </span>
    </SearchBar>
  );
}

/** True when a search or filter narrows the list. */
const isNarrowed = ({ query, filter }: ListState): boolean =>
  query !== "" || filter("type") !== "" || filter("stock") !== "";

const Empty = ({ state, onCreate, onImport }: Ways & { state: ListState }) => (
  <EmptyState
    icon="glasses"
    drawing={isNarrowed(state) ? "search" : "empty"}
    title={words.noProductFound}
    text={isNarrowed(state) ? productsStrings.emptySearchHint : productsStrings.emptyHint}
  >
    {isNarrowed(state) && <Button onClick={state.reset}>{ui.reset}</Button>}
    <Button icon="plus" right="product.write" onClick={onCreate}>
      {words.newProduct}
    </Button>
    {!isNarrowed(state) && (
      <Button icon="tray-up" right="import" onClick={onImport}>
        {words.importCsv}
      </Button>
    )}
  </EmptyState>
);

const templateColumns = catalogueColumns.filter((column) => column !== "barcode");

/** Saves a template file: eight columns with an example row. */
function saveTemplate(): void {
  const text = writeCommaCsv(templateColumns, [[...importStrings.example]]);
  saveFile(`${importStrings.templateName}.csv`, text, "text/csv;charset=utf-8");
}
