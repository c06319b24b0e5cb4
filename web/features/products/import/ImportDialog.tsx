import { type Ref, useEffect, useRef } from "react";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { CsvInput } from "#shared/files/CsvInput.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { ImportColumns } from "./ImportColumns.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { ImportReport } from "./ImportReport.tsx";
import { importStrings } from "./import.strings.ts";
import { type Preview, useImport } from "./useImport.ts";

type ChooseProps = {
  failure: string;
  buttonRef: Ref<HTMLButtonElement>;
  onFile: (file: File) => void;
  onCancel: () => void;
};

function Choose({ failure, buttonRef, onFile, onCancel }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p className="text-ink-2">{importStrings.hint}</p>
      <p className="text-sm text-ink-3">{importStrings.expected}</p>
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        <CsvInput ref={input} label={importStrings.choose} onFile={onFile} />
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button
          ref={buttonRef}
          variant="primary"
          icon="tray-up"
          onClick={() => input.current?.click()}
        >
          {importStrings.choose}
        </Button>
      </div>
    </>
  );
}

/** Progress as text and bar. */
function Progress({ label, share }: { label: string; share: number }) {
  return (
    <div className="grid gap-2 py-4">
      <p role="status">
        {label} · {Math.round(share * 100)} %
      </p>
      <progress className="h-1.5 w-full" value={share} max={1} aria-label={label} />
    </div>
  );
}

/** Catalogue import with a preview before anything is written (docs/rules-stock.md, Catalogue import). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { stage, read, readAs, decodeAs, take, send } = useImport();
  const isWide = stage.kind !== "choose" && stage.kind !== "busy";
  const button = useRef<HTMLButtonElement>(null);
  // Focuses the button, because the file input is hidden. After a refused file the focus returns to it.
  useEffect(() => button.current?.focus(), [stage.kind]);
  return (
    <Dialog title={words.importCsv} onClose={onClose} className={isWide ? "md:max-w-5xl" : ""}>
      {stage.kind === "choose" && (
        <Choose
          failure={stage.failure}
          buttonRef={button}
          onFile={(file) => void read(file)}
          onCancel={onClose}
        />
      )}
      {stage.kind === "busy" && <Progress label={stage.label} share={stage.share} />}
      {stage.kind === "preview" && (
        <>
          <ImportColumns
            preview={stage}
            onRead={(reading) => void readAs(stage, reading)}
            onDecode={(encoding) => void decodeAs(stage, encoding)}
          />
          <ImportPreview
            rows={stage.rows}
            reading={stage.reading}
            onTake={take}
            onRead={(reading) => void readAs(stage, reading)}
          >
            <Button variant="quiet" onClick={onClose}>
              {words.cancel}
            </Button>
            <SendButton
              preview={stage}
              isSending={stage.isSending}
              onSend={() => void send(stage)}
            />
          </ImportPreview>
        </>
      )}
      {stage.kind === "done" && <ImportReport {...stage} onClose={onClose} />}
    </Dialog>
  );
}

type SendProps = { preview: Preview; isSending: boolean; onSend: () => void };

function SendButton({ preview: { rows, reading }, isSending, onSend }: SendProps) {
  const count = rows.filter(({ isTaken }) => isTaken).length;
  const text = reading.isPrices ? importStrings.importRows : importStrings.import;
  return (
    <Button
      variant="primary"
      isBusy={isSending}
      busyLabel={importStrings.importing}
      disabled={count === 0}
      onClick={onSend}
    >
      {text(formatCount(count))}
    </Button>
  );
}
