import { useState } from "react";
import { useLocation, useParams } from "wouter";
import { isNotFound } from "../../lib/api";
import { newId } from "../../lib/ids";
import { paths } from "../../lib/paths";
import { useQuery } from "../../lib/useQuery";
import type { Stored } from "../../ui/documents/documentStart";
import { useDrafted } from "../../ui/documents/useDrafted";
import { PageHeader } from "../../ui/PageHeader";
import { ErrorPanel, RowsSkeleton } from "../../ui/Panel";
import { MissingDocument } from "../../ui/sales/MissingDocument";
import { AdjustmentForm } from "./AdjustmentForm";
import { loadAdjustment } from "./adjustments.api";
import { type AdjustmentValues, blankAdjustment, storedOf } from "./adjustmentValues";
import { strings } from "./adjustments.strings";

const text = strings.form;
type Props = { title: string; draftKey: string; stored: Stored<AdjustmentValues> };

function Drafted({ title, draftKey, stored }: Props) {
  const [, navigate] = useLocation();
  const { round, start, ignore } = useDrafted(draftKey, stored);
  return (
    <AdjustmentForm
      key={round}
      title={title}
      start={start}
      onIgnoreDraft={ignore}
      onDone={() => navigate(paths.adjustments)}
    />
  );
}

function NewAdjustment() {
  const [stored] = useState(() => ({ id: newId(), version: undefined, base: blankAdjustment() }));
  return <Drafted title={text.createTitle} draftKey="adjustment.new" stored={stored} />;
}

function EditAdjustment({ id }: { id: string }) {
  const { data, error, reload } = useQuery(id, (signal) => loadAdjustment(id, signal));
  if (isNotFound(error))
    return <MissingDocument icon="stock" title={text.missing} href={paths.adjustments} />;
  if (data) {
    return <Drafted title={text.editTitle} draftKey={`adjustment.${id}`} stored={storedOf(data)} />;
  }
  return (
    <>
      <PageHeader title={text.editTitle} back={{ href: paths.adjustments, label: text.back }} />
      {error === undefined ? (
        <section className="card">
          <RowsSkeleton rows={8} />
        </section>
      ) : (
        <ErrorPanel message={text.loadFailed} onRetry={reload} />
      )}
    </>
  );
}

export default function AdjustmentFormPage() {
  const { id } = useParams<{ id?: string }>();
  return id ? <EditAdjustment key={id} id={id} /> : <NewAdjustment />;
}
