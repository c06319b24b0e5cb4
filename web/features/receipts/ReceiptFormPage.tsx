import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams, useSearchParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { DraftedForm, RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { loadProduct } from "#api/products.ts";
import { receiptQueries } from "#api/receipts.ts";
import { listShelf, type LowProduct } from "#api/shelf.ts";
import { loadSupplier } from "#api/suppliers.ts";
import { words } from "#lib/words.strings.ts";
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

const Form = ({ title, ...drafted }: Props) => (
  <DraftedForm list={paths.receipts} {...drafted}>
    {(form) => <ReceiptForm title={title} {...form} />}
  </DraftedForm>
);

/** Parameters of an order link. */
type OrderLink = Record<
  "product" | "quantity" | "supplier" | "order" | "level" | "type",
  string
> & {
  /** Changed quantities by product, in place of the proposed ones; 0 orders nothing. */
  changes: Record<string, number>;
};

/** Receipt values of an order link: one product, or all low products of a supplier. */
async function ordered(link: OrderLink): Promise<ReceiptValues> {
  const { product: id, quantity, supplier, order } = link;
  if (order) return orderedOf(link);
  const product = id ? await loadProduct(id) : null;
  const row = product && { ...withProduct(blankRow(), product), quantity: quantity || "1" };
  return blankOf(supplier || product?.supplier, row ? [row] : []);
}

/** Maximum items of a receipt (docs/api.md, Saving a document); others stay in the list. */
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

/** Changed quantities from the history state (stock/SupplierOrder.tsx). */
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
  const { data, error, refetch } = useQuery(
    snapshotOf({ queryKey: ["receipt", "new", link], queryFn: () => ordered(link) }),
  );
  if (error !== null) return <ErrorPanel message={text.loadFailed} onRetry={() => refetch()} />;
  if (!data) return <FormSkeleton hasRail />;
  const { product, supplier, order } = link;
  const key = ["receipt.new", product, supplier, order].filter(Boolean).join(".");
  const stored = { id: newId(), version: undefined, base: data };
  return <Form title={words.newSlip} draftKey={key} stored={stored} />;
}

const EditReceipt = ({ id }: { id: string }) => (
  <RecordFormPage
    query={receiptQueries.one(id)}
    header={
      <PageHeader title={text.editTitle} back={{ href: paths.receipts, label: words.receipts }} />
    }
    missing={<MissingDocument icon="box" title={words.receiptMissing} href={paths.receipts} />}
    failed={text.loadFailed}
    hasRail
  >
    {(receipt) => (
      <Form title={text.editTitle} draftKey={`receipt.${id}`} stored={storedOf(receipt)} />
    )}
  </RecordFormPage>
);

export default function ReceiptFormPage() {
  const { id } = useParams<{ id?: string }>();
  return id ? <EditReceipt key={id} id={id} /> : <NewReceipt />;
}
