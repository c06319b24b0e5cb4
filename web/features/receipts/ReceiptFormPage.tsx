import { useParams, useSearchParams } from "wouter";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import { useReturn } from "#lib/trail.ts";
import { useQuery } from "#api/useQuery.ts";
import type { Stored } from "#ui/documents/documentStart.ts";
import { LoadedDocument } from "#ui/documents/LoadedDocument.tsx";
import { useDrafted } from "#ui/documents/useDrafted.ts";
import { ErrorPanel, RowsSkeleton } from "#ui/page/Panel.tsx";
import { loadProduct } from "#api/products.ts";
import { loadReceipt } from "#api/receipts.ts";
import { loadSupplier } from "#api/suppliers.ts";
import { ReceiptForm } from "./ReceiptForm.tsx";
import {
  blankReceipt,
  blankRow,
  type ReceiptValues,
  storedOf,
  withProduct,
} from "./receiptValues.ts";
import { strings } from "./receipts.strings.ts";

const text = strings.form;

type Props = { title: string; draftKey: string; stored: Stored<ReceiptValues> };

function Drafted({ title, draftKey, stored }: Props) {
  const { round, start, ignore } = useDrafted(draftKey, stored);
  const { toPlace, toNew } = useReturn(paths.receipts, paths.receipt(start.stored.id));
  const { id, version } = start.stored;
  return (
    <ReceiptForm
      key={round}
      title={title}
      start={start}
      onIgnoreDraft={ignore}
      onDone={() => (version === undefined ? toNew(id) : toPlace(id))}
    />
  );
}

/** What an order link of the stock overview asks for: that product, from that supplier. */
async function ordered(productId: string, supplierId: string): Promise<ReceiptValues> {
  const blank = blankReceipt();
  const product = productId ? await loadProduct(productId) : null;
  const from = supplierId || product?.supplier;
  const supplier = from ? await loadSupplier(from) : null;
  return {
    ...blank,
    supplier: supplier?.id ?? "",
    supplierName: supplier?.name ?? "",
    items: product ? [withProduct(blankRow(), product)] : blank.items,
  };
}

function NewReceipt() {
  const [search] = useSearchParams();
  const product = search.get("product") ?? "";
  const supplier = search.get("supplier") ?? "";
  const { data, error, reload } = useQuery(`${product} ${supplier}`, () =>
    ordered(product, supplier),
  );
  if (error !== undefined) return <ErrorPanel message={text.loadFailed} onRetry={reload} />;
  if (!data) return <RowsSkeleton rows={8} />;
  const key = ["receipt.new", product, supplier].filter(Boolean).join(".");
  const stored = { id: newId(), version: undefined, base: data };
  return <Drafted title={text.createTitle} draftKey={key} stored={stored} />;
}

function EditReceipt({ id }: { id: string }) {
  return (
    <LoadedDocument
      id={id}
      load={loadReceipt}
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
