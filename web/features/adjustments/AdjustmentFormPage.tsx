import { useState } from "react";
import { useParams, useSearchParams } from "wouter";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import { useReturn } from "#lib/trail.ts";
import { useQuery } from "#api/useQuery.ts";
import type { Stored } from "#ui/documents/documentStart.ts";
import { LoadedDocument } from "#ui/documents/LoadedDocument.tsx";
import { useDrafted } from "#ui/documents/useDrafted.ts";
import { AdjustmentForm } from "./AdjustmentForm.tsx";
import { ErrorPanel, RowsSkeleton } from "#ui/page/Panel.tsx";
import { loadAdjustment } from "#api/adjustments.ts";
import { loadProduct } from "#api/products.ts";
import {
  type AdjustmentValues,
  blankAdjustment,
  blankRow,
  storedOf,
  withProduct,
} from "./adjustmentValues.ts";
import { strings } from "./adjustments.strings.ts";

const text = strings.form;
type Props = { title: string; draftKey: string; stored: Stored<AdjustmentValues> };

function Drafted({ title, draftKey, stored }: Props) {
  const { toPlace, toNew } = useReturn(paths.adjustments);
  const { round, start, ignore } = useDrafted(draftKey, stored);
  return (
    <AdjustmentForm
      key={round}
      title={title}
      start={start}
      onIgnoreDraft={ignore}
      onDone={() => (stored.version === undefined ? toNew(stored.id) : toPlace(stored.id))}
    />
  );
}

/** What 'Ajuster le stock' asks for: a row with that product. */
async function countOf(product: string): Promise<AdjustmentValues> {
  const blank = blankAdjustment();
  return product
    ? { ...blank, items: [withProduct(blankRow(), await loadProduct(product))] }
    : blank;
}

function NewAdjustment({ product }: { product: string }) {
  const [id] = useState(newId);
  const { data, error, reload } = useQuery(product, () => countOf(product));
  if (error !== undefined) return <ErrorPanel message={text.loadFailed} onRetry={reload} />;
  if (!data) return <RowsSkeleton rows={8} />;
  const draftKey = ["adjustment.new", product].filter(Boolean).join(".");
  const stored = { id, version: undefined, base: data };
  return <Drafted title={text.createTitle} draftKey={draftKey} stored={stored} />;
}

function EditAdjustment({ id }: { id: string }) {
  return (
    <LoadedDocument
      id={id}
      load={loadAdjustment}
      title={text.editTitle}
      back={{ href: paths.adjustments, label: text.back }}
      missing={text.missing}
      failed={text.loadFailed}
    >
      {(adjustment) => (
        <Drafted
          title={text.editTitle}
          draftKey={`adjustment.${id}`}
          stored={storedOf(adjustment)}
        />
      )}
    </LoadedDocument>
  );
}

export default function AdjustmentFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const product = search.get("product") ?? "";
  return id ? (
    <EditAdjustment key={id} id={id} />
  ) : (
    <NewAdjustment key={product} product={product} />
  );
}
