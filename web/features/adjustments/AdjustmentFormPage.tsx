import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useState } from "react";
import { useParams, useSearchParams } from "wouter";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import { useReturn } from "#lib/navigationHistory.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { LoadedDocument } from "#shared/documents/LoadedDocument.tsx";
import { useDrafted } from "#shared/documents/useDrafted.ts";
import { AdjustmentForm } from "./AdjustmentForm.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { adjustmentQueries } from "#api/adjustments.ts";
import { productQueries } from "#api/products.ts";
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
  const { round, start, drafts } = useDrafted(draftKey, stored);
  const { toPlace, toNew } = useReturn(paths.adjustments);
  const { id, version } = start.stored;
  return (
    <AdjustmentForm
      key={round}
      title={title}
      start={start}
      drafts={drafts}
      onDone={() => (version === undefined ? toNew(id) : toPlace(id))}
    />
  );
}

/** Blank, or with the product that 'Ajuster le stock' was pressed for. */
function NewAdjustment({ product }: { product: string }) {
  const [blank] = useState(() => ({ id: newId(), values: blankAdjustment(), row: blankRow() }));
  const { data, error, refetch } = useQuery({
    ...snapshotOf(productQueries.one(product)),
    enabled: product !== "",
  });
  const title = text.createTitle;
  if (product && !data) {
    return (
      <>
        <PageHeader title={title} back={{ href: paths.adjustments, label: text.back }} />
        {error === null ? (
          <FormSkeleton hasRail />
        ) : (
          <ErrorPanel message={text.loadFailed} onRetry={() => refetch()} />
        )}
      </>
    );
  }
  const base = data ? { ...blank.values, items: [withProduct(blank.row, data)] } : blank.values;
  const draftKey = ["adjustment.new", product].filter(Boolean).join(".");
  const stored = { id: blank.id, version: undefined, base };
  return <Drafted title={title} draftKey={draftKey} stored={stored} />;
}

function EditAdjustment({ id }: { id: string }) {
  return (
    <LoadedDocument
      query={adjustmentQueries.one(id)}
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
