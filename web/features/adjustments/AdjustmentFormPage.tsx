import { useState } from "react";
import { useLocation, useParams } from "wouter";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import type { Stored } from "#ui/documents/documentStart.ts";
import { LoadedDocument } from "#ui/documents/LoadedDocument.tsx";
import { useDrafted } from "#ui/documents/useDrafted.ts";
import { AdjustmentForm } from "./AdjustmentForm.tsx";
import { loadAdjustment } from "#api/adjustments.ts";
import { type AdjustmentValues, blankAdjustment, storedOf } from "./adjustmentValues.ts";
import { strings } from "./adjustments.strings.ts";

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
  return id ? <EditAdjustment key={id} id={id} /> : <NewAdjustment />;
}
