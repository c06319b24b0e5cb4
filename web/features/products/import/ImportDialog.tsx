import { useId, useRef } from "react";
import { formatCount } from "#lib/formats.ts";
import { Button } from "#ui/page/Button.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Notice } from "#ui/page/Panel.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { ImportReport } from "./ImportReport.tsx";
import { strings } from "./import.strings.ts";
import { useImport } from "./useImport.ts";

function Choose({ failure, onFile }: { failure: string; onFile: (file: File) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p className="text-ink-2">{strings.hint}</p>
      <div>
        <label className="label" htmlFor={id}>
          {strings.choose}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          className="field h-auto py-1.5"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            event.target.value = "";
          }}
        />
      </div>
    </>
  );
}

/** How far a long work is, in words and as a bar. */
function Progress({ label, share }: { label: string; share: number }) {
  return (
    <div className="grid gap-2 py-4">
      <p role="status">
        {label} · {Math.round(share * 100)} %
      </p>
      <progress className="h-1.5 w-full accent-brand" value={share} max={1} aria-label={label} />
    </div>
  );
}

/** The import of a catalogue: nothing is written before its rows were seen (domain/README.md §10). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { stage, read, take, send } = useImport();
  const isWide = stage.kind !== "choose" && stage.kind !== "busy";
  return (
    <Dialog title={strings.title} onClose={onClose} className={isWide ? "md:max-w-4xl" : ""}>
      {stage.kind === "choose" && (
        <Choose failure={stage.failure} onFile={(file) => void read(file)} />
      )}
      {stage.kind === "busy" && <Progress label={stage.label} share={stage.share} />}
      {(stage.kind === "preview" || stage.kind === "importing") && (
        <ImportPreview rows={stage.rows} onTake={take}>
          <Button variant="quiet" onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button
            variant="primary"
            isBusy={stage.kind === "importing"}
            busyLabel={strings.importing}
            disabled={stage.rows.every(({ isTaken }) => !isTaken)}
            onClick={() => void send(stage.rows)}
          >
            {strings.import(formatCount(stage.rows.filter(({ isTaken }) => isTaken).length))}
          </Button>
        </ImportPreview>
      )}
      {stage.kind === "done" && (
        <ImportReport imported={stage.imported} notTaken={stage.notTaken} onClose={onClose} />
      )}
    </Dialog>
  );
}
