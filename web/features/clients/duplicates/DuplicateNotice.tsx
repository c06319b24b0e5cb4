import { useState } from "react";
import { useLocation } from "wouter";
import type { Duplicates } from "#api/clients/duplicates.ts";
import { formatMoment } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { duplicatesStrings as text } from "./duplicates.strings.ts";
import { MergeForm } from "./MergeForm.tsx";
import { useUndoMerge } from "./useUndoMerge.ts";

type Props = { client: string; duplicates: Duplicates };

/** Notice about a likely duplicate of the client, or a merge of the last day. Renders nothing without either. */
export function DuplicateNotice({ client, duplicates: { items, merged } }: Props) {
  const [, navigate] = useLocation();
  const [other, setOther] = useState<string | null>(null);
  const { isBusy, undo } = useUndoMerge();
  const [first] = items;
  const close = () => setOther(null);
  const follow = (kept: string) => {
    close();
    if (kept !== client) navigate(paths.client(kept), { replace: true });
  };
  return (
    <>
      {first && (
        <Notice tone="info">
          <p dir="auto">{text.exists(items.map(({ name }) => name).join(", "))}</p>
          <Button size="sm" className="mt-2" onClick={() => setOther(first.id)}>
            {text.compare}
          </Button>
        </Notice>
      )}
      {merged && (
        <Notice tone="info">
          <p dir="auto">{text.mergedWith(merged.name, formatMoment(merged.at))}</p>
          <Button
            size="sm"
            className="mt-2"
            isBusy={isBusy}
            right="client.delete"
            onClick={() => void undo(client, merged.gone)}
          >
            {text.undo}
          </Button>
        </Notice>
      )}
      {other && (
        <Dialog title={text.title} onClose={close}>
          <MergeForm clients={[client, other]} onCancel={close} onMerged={follow} />
        </Dialog>
      )}
    </>
  );
}
