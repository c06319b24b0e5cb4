import { useId, useRef, useState } from "react";
import { CsvFailure, readLines } from "#shared/files/csvLines.ts";
import { CsvInput } from "#shared/files/CsvInput.tsx";
import { decode, encodingOf } from "#shared/files/decode.ts";
import { wrongKind } from "#shared/files/fileKinds.ts";
import { Button } from "#ui/page/Button.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { importTexts as text } from "./import.strings.ts";
import type { TariffFile } from "./importValues.ts";

/** Reads the cells of a CSV file, with the encoding detected from its letters. */
async function readFile(file: File): Promise<TariffFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = wrongKind(bytes);
  if (kind) throw new CsvFailure(kind);
  const lines = await readLines(decode(bytes, encodingOf(bytes)));
  return { name: file.name, rows: lines.map(({ cells }) => cells) };
}

type Props = {
  file: TariffFile | null;
  /** Error from the server. */
  error: string | undefined;
  onFile: (file: TariffFile) => void;
};

/** Chooses a supplier's file by our own button: the native one is in the browser's language. */
export function FileChoice({ file, error, onFile }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState("");
  const take = async (chosen: File) => {
    setFailure("");
    try {
      onFile(await readFile(chosen));
    } catch (reason) {
      console.warn(reason);
      setFailure(reason instanceof CsvFailure ? reason.message : text.failed);
    }
  };
  const shown = failure || error;
  return (
    <div>
      <p className="label" id={`${id}-label`}>
        {text.file}
      </p>
      <CsvInput ref={input} label={text.choose} onFile={(chosen) => void take(chosen)} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button icon="tray-up" onClick={() => input.current?.click()}>
          {file ? text.otherFile : text.choose}
        </Button>
        {file && (
          <span dir="auto" className="min-w-0 truncate text-ink-2">
            {file.name}
          </span>
        )}
      </div>
      {shown ? (
        <p className="field-error" role="alert">
          <Icon name="triangle-alert" className="size-4" />
          {shown}
        </p>
      ) : (
        <p className="field-hint">{text.workbook}</p>
      )}
    </div>
  );
}
