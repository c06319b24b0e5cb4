import { useEffect, useRef, useState } from "react";
import { defaultPaymentDays } from "#domain/purchases/bill.ts";
import { toast } from "#ui/feedback/toast.ts";
import { importCatalogue, loadCatalogue } from "#api/stock/catalogue.ts";
import { missingRight } from "#api/failure.ts";
import { createSupplier, supplierFields, type SupplierValues } from "#api/stock/suppliers.ts";
import { typedFields } from "#lib/forms/typedFields.ts";
import { newId } from "#lib/ids.ts";
import { importStrings } from "./import.strings.ts";
import {
  leftOut,
  newSuppliers,
  type NotTaken,
  previewOf,
  type PreviewRow,
  type Reading,
  refusedOf,
  sentRow,
  type Source,
} from "./preview.ts";
import { decode, type Encoding, encodingOf } from "#shared/files/decode.ts";
import { wrongKind } from "#shared/files/fileKinds.ts";
import { CsvFailure } from "#shared/files/csvLines.ts";
import { type CatalogueFile, parse } from "./parse.ts";
import { placesOf } from "./places.ts";
import { check } from "./readCatalogue.ts";

export type Preview = { source: Source; reading: Reading; rows: PreviewRow[] };
type Stage =
  | { kind: "choose"; failure: string }
  | { kind: "busy"; label: string; share: number }
  | ({ kind: "preview"; isSending: boolean } & Preview)
  | { kind: "done"; imported: number; updated: number; head: string[]; notTaken: NotTaken[] };

/** Thrown when the file cannot be read, with the message to show. */
class ReadFailure extends Error {}

async function attempt<T>(step: () => Promise<T>, failure: string): Promise<T> {
  try {
    return await step();
  } catch (error) {
    console.warn(error);
    throw new ReadFailure(error instanceof CsvFailure ? error.message : failure);
  }
}

type OnProgress = (share: number) => void;
type Busy = (label: string) => OnProgress;

async function parseBytes(bytes: Uint8Array, encoding: Encoding): Promise<CatalogueFile> {
  const kind = wrongKind(bytes);
  if (kind) throw new CsvFailure(kind);
  return parse(decode(bytes, encoding));
}
const parsed = (bytes: Uint8Array, encoding: Encoding): Promise<CatalogueFile> =>
  attempt(() => parseBytes(bytes, encoding), importStrings.csvFailed);

/** Reads the lines of a file, and loads the existing records. */
async function readSource(file: File, busy: Busy, signal?: AbortSignal): Promise<Source> {
  busy(importStrings.reading)(0);
  const buffer = await attempt(() => file.arrayBuffer(), importStrings.fileFailed);
  const bytes = new Uint8Array(buffer);
  const encoding = encodingOf(bytes);
  const read = await parsed(bytes, encoding);
  const load = () => loadCatalogue(busy(importStrings.comparing), signal);
  const catalogue = await attempt(load, importStrings.compareFailed);
  return { bytes, encoding, file: read, catalogue };
}

/** Checks the rows; without a name column, first asks for the columns. */
async function rowsOf(
  { file, catalogue }: Source,
  reading: Reading,
  onProgress: OnProgress,
): Promise<PreviewRow[]> {
  if (!reading.places.includes("name")) return [];
  return previewOf(await check(file, reading, onProgress), catalogue, reading);
}

const emptySupplier: SupplierValues = {
  ...typedFields("optique_suppliers", supplierFields, null),
  cylinder: "",
  payment_days: defaultPaymentDays,
};

/** Creates suppliers. `made` remembers those of a failed attempt, so that none is created twice. */
async function makeSuppliers(names: readonly string[], made: Set<string>): Promise<void> {
  for (const name of names.filter((one) => !made.has(one))) {
    await createSupplier(newId(), { ...emptySupplier, name });
    made.add(name);
  }
}

/** Creates suppliers, sends the selected rows, and returns the report. */
async function sendRows({ rows, reading, source }: Preview, made: Set<string>): Promise<Stage> {
  const sent = rows.filter(({ isTaken }) => isTaken);
  if (reading.makesSuppliers) await makeSuppliers(newSuppliers(rows), made);
  const report = await importCatalogue(sent.map((row) => sentRow(row, reading)));
  const { imported, updated = 0 } = report;
  if (imported > 0 || updated === 0) toast.success(importStrings.imported(imported));
  if (updated > 0) toast.success(importStrings.pricesUpdated(updated));
  const notTaken = [...leftOut(rows), ...refusedOf(sent, report)];
  notTaken.sort((a, b) => a.line - b.line);
  return { kind: "done", imported, updated, head: source.file.head, notTaken };
}

const withTaken = (stage: Stage, line: number, isTaken: boolean): Stage =>
  stage.kind === "preview"
    ? { ...stage, rows: stage.rows.map((row) => (row.line === line ? { ...row, isTaken } : row)) }
    : stage;

/** Message of a failure to read the file. */
function failureText(error: unknown): string {
  if (!(error instanceof ReadFailure)) throw error;
  toast.error(error.message);
  return error.message;
}

/** State machine of an import: read, compare, preview, send, report. */
export function useImport() {
  const [stage, setStage] = useState<Stage>({ kind: "choose", failure: "" });
  const abort = useRef<AbortController>(null);
  const madeSuppliers = useRef(new Set<string>());
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);
  const busy: Busy = (label) => (share) => setStage({ kind: "busy", label, share });

  const lastReading = useRef<Reading>(null);
  async function show(source: Source, reading: Reading, onProgress: OnProgress): Promise<void> {
    lastReading.current = reading;
    const rows = await rowsOf(source, reading, onProgress);
    // Drops this result, because a newer read has started.
    if (lastReading.current !== reading) return;
    setStage({ kind: "preview", isSending: false, source, reading, rows });
  }

  /** Parses the file again with other options, while the preview stays visible. */
  async function readAs(preview: Preview, reading: Reading): Promise<void> {
    setStage({ kind: "preview", isSending: false, ...preview, reading });
    await show(preview.source, reading, () => {});
  }

  /** Decodes the file in another encoding and detects the columns again. */
  async function decodeAs({ source, reading }: Preview, encoding: Encoding): Promise<void> {
    const asked = { ...reading };
    lastReading.current = asked;
    try {
      const file = await parsed(source.bytes, encoding);
      if (lastReading.current !== asked) return;
      const found = { ...reading, places: placesOf(file.head) };
      await show({ ...source, encoding, file }, found, () => {});
    } catch (error) {
      failureText(error);
    }
  }

  async function read(file: File): Promise<void> {
    try {
      const source = await readSource(file, busy, abort.current?.signal);
      const places = placesOf(source.file.head);
      const reading = { places, type: "", types: {}, isPrices: false, makesSuppliers: false };
      await show(source, reading, busy(importStrings.reading));
    } catch (error) {
      setStage({ kind: "choose", failure: failureText(error) });
    }
  }

  const take = (line: number, isTaken: boolean) => setStage((old) => withTaken(old, line, isTaken));

  async function send(preview: Preview): Promise<void> {
    setStage({ kind: "preview", isSending: true, ...preview });
    try {
      setStage(await sendRows(preview, madeSuppliers.current));
    } catch (error) {
      console.error(error);
      toast.error(missingRight(error) || importStrings.importFailed);
      setStage({ kind: "preview", isSending: false, ...preview });
    }
  }
  return { stage, read, readAs, decodeAs, take, send };
}
