import { useParams, useSearchParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { loadProduct } from "#api/stock/products.ts";
import { listShelf, type LowProduct } from "#api/stock/shelf.ts";
import { loadSupplier } from "#api/stock/suppliers.ts";
import { receiptForm } from "./ReceiptForm.tsx";
import {
  blankReceipt,
  blankRow,
  type ReceiptValues,
  type RowValues,
  withProduct,
} from "./receiptValues.ts";
import { receiptsStrings } from "./receipts.strings.ts";

/** Parameters of the link that opens an order. */
type OrderLink = Record<
  "product" | "quantity" | "supplier" | "order" | "level" | "type",
  string
> & {
  /** Quantities by product that replace the proposed ones; 0 leaves the product out. */
  changes: Record<string, number>;
};

/** Receipt values for the link: one product, or all low products of a supplier. */
async function ordered(link: OrderLink): Promise<ReceiptValues> {
  const { product: id, quantity, supplier, order } = link;
  if (order) return orderedOf(link);
  const product = id ? await loadProduct(id) : null;
  const row = product && { ...withProduct(blankRow(), product), quantity: quantity || "1" };
  return blankOf(supplier || product?.supplier, row ? [row] : []);
}

/** Highest number of items in a receipt (docs/api.md, Saving a document); further products stay in the list. */
const maxItems = 500;

async function orderedOf({ order, level, type, changes }: OrderLink): Promise<ReceiptValues> {
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

/** Changed quantities, passed through the history state by stock/SupplierOrder.tsx. */
function changesOf(state: unknown): OrderLink["changes"] {
  const { changes } = (typeof state === "object" && state !== null ? state : {}) as {
    changes?: unknown;
  };
  return typeof changes === "object" && changes !== null ? (changes as OrderLink["changes"]) : {};
}

function NewReceipt() {
  const [search] = useSearchParams();
  const state: unknown = useHistoryState();
  const link: OrderLink = {
    product: search.get("product") ?? "",
    quantity: search.get("quantity") ?? "",
    supplier: search.get("supplier") ?? "",
    order: search.get("order") ?? "",
    level: search.get("level") ?? "",
    type: search.get("type") ?? "",
    changes: changesOf(state),
  };
  const { product, supplier, order } = link;
  return (
    <RecordFormPage
      query={{ queryKey: ["receipt", "new", link], queryFn: () => ordered(link) }}
      header={null}
      failed={receiptsStrings.form.loadFailed}
      hasRail
    >
      {(base) => <receiptForm.New base={base} of={[product, supplier, order]} />}
    </RecordFormPage>
  );
}

export default function ReceiptFormPage() {
  const { id } = useParams<{ id?: string }>();
  return id ? <receiptForm.Edit key={id} id={id} /> : <NewReceipt />;
}
