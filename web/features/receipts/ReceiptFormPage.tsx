import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams, useSearchParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import { useReturn } from "#lib/navigationHistory.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { LoadedDocument } from "#shared/documents/LoadedDocument.tsx";
import { useDrafted } from "#shared/documents/useDrafted.ts";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { loadProduct } from "#api/products.ts";
import { receiptQueries } from "#api/receipts.ts";
import { listShelf, type LowProduct } from "#api/shelf.ts";
import { loadSupplier } from "#api/suppliers.ts";
import { ReceiptForm } from "./ReceiptForm.tsx";
import {
  blankReceipt,
  blankRow,
  type ReceiptValues,
  type RowValues,
  storedOf,
  withProduct,
} from "./receiptValues.ts";
import { strings } from "./receipts.strings.ts";

const text = strings.form;

type Props = { title: string; draftKey: string; stored: Stored<ReceiptValues> };

function Drafted({ title, draftKey, stored }: Props) {
  const { round, start, drafts } = useDrafted(draftKey, stored);
  const { toPlace, toNew } = useReturn(paths.receipts);
  const { id, version } = start.stored;
  return (
    <ReceiptForm
      key={round}
      title={title}
      start={start}
      drafts={drafts}
      onDone={() => (version === undefined ? toNew(id) : toPlace(id))}
    />
  );
}

type Asked = Record<"product" | "quantity" | "supplier" | "order" | "level" | "type", string> & {
  /** What was changed of the quantities that are proposed; 0 is not ordered. */
  changes: Record<string, number>;
};

/** What an order link of the low shelves asks for: one product, or all that is low of one supplier. */
async function ordered(asked: Asked): Promise<ReceiptValues> {
  const { product: id, quantity, supplier, order } = asked;
  if (order) return orderedOf(asked);
  const product = id ? await loadProduct(id) : null;
  const row = product && { ...withProduct(blankRow(), product), quantity: quantity || "1" };
  return blankOf(supplier || product?.supplier, row ? [row] : []);
}

/** Maximum number of items of a receipt (docs/api.md, Saving a document); the other low products stay in the list. */
const maxItems = 500;

async function orderedOf({ order, level, type, changes }: Asked): Promise<ReceiptValues> {
  const { items } = await listShelf({ supplier: order, level, type, perPage: maxItems });
  const quantityOf = (product: LowProduct) => changes[product.id] ?? product.proposed;
  const rows = items
    .filter((product) => quantityOf(product) > 0)
    .map((product) => ({
      ...withProduct(blankRow(), product),
      quantity: String(quantityOf(product)),
    }));
  return blankOf(order === "none" ? "" : order, rows);
}

async function blankOf(
  supplierId: string | undefined,
  rows: readonly RowValues[],
): Promise<ReceiptValues> {
  const blank = blankReceipt();
  const supplier = supplierId ? await loadSupplier(supplierId) : null;
  return {
    ...blank,
    supplier: supplier?.id ?? "",
    supplierName: supplier?.name ?? "",
    items: rows.length > 0 ? [...rows] : blank.items,
  };
}

/** Kept by the history beside the address (stock/SupplierOrder.tsx). */
function changesOf(state: unknown): Asked["changes"] {
  const { changes } = (typeof state === "object" && state !== null ? state : {}) as {
    changes?: unknown;
  };
  return typeof changes === "object" && changes !== null ? (changes as Asked["changes"]) : {};
}

function NewReceipt() {
  const [search] = useSearchParams();
  const state: unknown = useHistoryState();
  const asked: Asked = {
    product: search.get("product") ?? "",
    quantity: search.get("quantity") ?? "",
    supplier: search.get("supplier") ?? "",
    order: search.get("order") ?? "",
    level: search.get("level") ?? "",
    type: search.get("type") ?? "",
    changes: changesOf(state),
  };
  const { data, error, refetch } = useQuery(
    snapshotOf({ queryKey: ["receipt", "new", asked], queryFn: () => ordered(asked) }),
  );
  if (error !== null) return <ErrorPanel message={text.loadFailed} onRetry={() => refetch()} />;
  if (!data) return <FormSkeleton hasRail />;
  const { product, supplier, order } = asked;
  const key = ["receipt.new", product, supplier, order].filter(Boolean).join(".");
  const stored = { id: newId(), version: undefined, base: data };
  return <Drafted title={text.createTitle} draftKey={key} stored={stored} />;
}

function EditReceipt({ id }: { id: string }) {
  return (
    <LoadedDocument
      query={receiptQueries.one(id)}
      title={text.editTitle}
      back={{ href: paths.receipts, label: text.back }}
      missing={strings.detail.missing}
      failed={text.loadFailed}
    >
      {(receipt) => (
        <Drafted title={text.editTitle} draftKey={`receipt.${id}`} stored={storedOf(receipt)} />
      )}
    </LoadedDocument>
  );
}

export default function ReceiptFormPage() {
  const { id } = useParams<{ id?: string }>();
  return id ? <EditReceipt key={id} id={id} /> : <NewReceipt />;
}
