import { useState } from "react";
import { formatCount } from "../../lib/formats";
import { useListState } from "../../lib/listState";
import { useRevision } from "../../lib/revisions";
import { useListQuery } from "../../lib/useListQuery";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import { ListCard } from "../../ui/ListCard";
import { Menu } from "../../ui/Menu";
import { PageHeader } from "../../ui/PageHeader";
import { EmptyState } from "../../ui/Panel";
import { SearchBar } from "../../ui/SearchBar";
import { ArchiveDialog } from "./ArchiveDialog";
import { ImportDialog } from "./import/ImportDialog";
import { saveTemplate } from "./import/template";
import { EditProduct, NewProduct } from "./ProductEditor";
import { listProducts } from "./products.api";
import { ProductsTable } from "./ProductsTable";
import { strings } from "./products.strings";
import { useDeleteProduct } from "./useDeleteProduct";

const pageSize = 10;

/** The catalogue; a product is made and changed in place, under its own address. */
export default function ProductsPage() {
  const state = useListState();
  const [isImporting, setImporting] = useState(false);
  const { removing, remove, refused, forget } = useDeleteProduct();
  const archived = state.filter("archives");
  const edited = state.filter("modifier");
  const isNew = state.filter("nouveau") !== "";
  const revision = useRevision("optique_products");
  const query = useListQuery(state, { perPage: pageSize, archived }, listProducts, revision);
  const close = () => state.show({ nouveau: "", modifier: "" });
  const create = () => state.show({ nouveau: "1", modifier: "" });
  const total = query.data?.totalItems;
  return (
    <>
      <PageHeader
        title={strings.title}
        subtitle={
          total !== undefined && !state.query && strings.count(formatCount(total), total > 1)
        }
      >
        <Menu
          label={strings.actionsMenu}
          items={[
            { icon: "download", label: strings.template, onSelect: () => void saveTemplate() },
            { icon: "upload", label: strings.importCsv, onSelect: () => setImporting(true) },
          ]}
        />
        <Button variant="primary" icon="plus" onClick={create}>
          {strings.create}
        </Button>
      </PageHeader>
      {isNew && <NewProduct onClose={close} />}
      {edited && <EditProduct key={edited} id={edited} onClose={close} />}
      <ListCard
        state={state}
        query={query}
        errorMessage={state.query ? strings.searchFailed : strings.loadFailed}
        search={
          <SearchBar state={state} placeholder={strings.search}>
            <span className="md:ml-auto">
              <Checkbox
                checked={archived !== ""}
                onChange={(event) => state.setFilter("archives", event.target.checked ? "1" : "")}
              >
                {strings.showArchived}
              </Checkbox>
            </span>
          </SearchBar>
        }
        empty={
          <EmptyState
            icon="glasses"
            title={strings.empty}
            text={state.query ? strings.emptySearchHint : strings.emptyHint}
          >
            <Button icon="plus" onClick={create}>
              {strings.create}
            </Button>
            {!state.query && (
              <Button icon="upload" onClick={() => setImporting(true)}>
                {strings.importCsv}
              </Button>
            )}
          </EmptyState>
        }
      >
        {(rows) => <ProductsTable rows={rows} removing={removing} onRemove={remove} />}
      </ListCard>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {refused && <ArchiveDialog refused={refused} onClose={forget} />}
    </>
  );
}
