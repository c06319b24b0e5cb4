import { useEffect, useRef, useState } from "react";
import { fold } from "#domain/search/search.ts";
import { toast } from "#ui/feedback/toast.ts";
import {
  type Catalogue,
  importCatalogue,
  type ImportReport,
  loadCatalogue,
} from "#api/catalogue.ts";
import { strings } from "./import.strings.ts";
import { check, type CheckedRow, CsvFailure, decode, parse } from "./readCatalogue.ts";

export type PreviewRow = CheckedRow & { exists: boolean; warning: string; isTaken: boolean };
export type NotTaken = { line: number; name: string; reason: string };
type Stage =
  | { kind: "choose"; failure: string }
  | { kind: "busy"; label: string; share: number }
  | { kind: "preview"; rows: PreviewRow[] }
  | { kind: "importing"; rows: PreviewRow[] }
  | { kind: "done"; imported: number; notTaken: NotTaken[] };

function previewOf(
  rows: readonly CheckedRow[],
  { references, suppliers }: Catalogue,
): PreviewRow[] {
  return rows.map((checked) => {
    const { errors, row } = checked;
    const exists = row.reference !== "" && references.has(fold(row.reference));
    const isUnknown = row.supplier_name !== "" && !suppliers.has(fold(row.supplier_name));
    return {
      ...checked,
      exists,
      warning: isUnknown ? strings.unknownSupplier(row.supplier_name) : "",
      isTaken: errors.length === 0 && !exists,
    };
  });
}

/** What was left out by the preview, with the reason of each. */
const leftOut = (rows: readonly PreviewRow[]): NotTaken[] =>
  rows
    .filter(({ isTaken }) => !isTaken)
    .map(({ line, row, errors }) => ({
      line,
      name: row.name,
      reason: errors.join(". ") || strings.leftOut,
    }));

/** The products that the server did not make, under the lines of the file. */
const refusedOf = (sent: readonly PreviewRow[], { lines }: ImportReport): NotTaken[] =>
  lines
    .filter(({ status }) => status === "refused")
    .map(({ line, message }) => ({
      line: sent[line - 1]?.line ?? line,
      name: sent[line - 1]?.row.name ?? "",
      reason: message,
    }));

/** A step of the reading that failed, with what the screen says of it. */
class ReadFailure extends Error {}

async function attempt<T>(step: () => Promise<T>, failure: string): Promise<T> {
  try {
    return await step();
  } catch (error) {
    console.warn(error);
    throw new ReadFailure(error instanceof CsvFailure ? error.message : failure);
  }
}

type Busy = (label: string) => (share: number) => void;

/** The rows of a file, compared with what the shop has. */
async function readFile(file: File, busy: Busy, signal?: AbortSignal): Promise<PreviewRow[]> {
  busy(strings.reading)(0);
  const buffer = await attempt(() => file.arrayBuffer(), strings.fileFailed);
  const rows = await attempt(
    async () => check(await parse(decode(new Uint8Array(buffer))), busy(strings.reading)),
    strings.csvFailed,
  );
  const catalogue = await attempt(
    () => loadCatalogue(busy(strings.comparing), signal),
    strings.compareFailed,
  );
  return previewOf(rows, catalogue);
}

/** From the file to the report: read, compared with the catalogue, shown, sent in one request. */
export function useImport() {
  const [stage, setStage] = useState<Stage>({ kind: "choose", failure: "" });
  const abort = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);

  async function read(file: File): Promise<void> {
    const busy: Busy = (label) => (share) => setStage({ kind: "busy", label, share });
    try {
      const rows = await readFile(file, busy, abort.current?.signal);
      setStage({ kind: "preview", rows });
    } catch (error) {
      if (!(error instanceof ReadFailure)) throw error;
      setStage({ kind: "choose", failure: error.message });
    }
  }

  const take = (line: number, isTaken: boolean) =>
    setStage((old) =>
      old.kind === "preview"
        ? { ...old, rows: old.rows.map((row) => (row.line === line ? { ...row, isTaken } : row)) }
        : old,
    );

  async function send(rows: PreviewRow[]): Promise<void> {
    setStage({ kind: "importing", rows });
    const sent = rows.filter(({ isTaken }) => isTaken);
    try {
      const report = await importCatalogue(sent.map(({ row }) => row));
      toast.success(strings.imported(report.imported));
      const notTaken = [...leftOut(rows), ...refusedOf(sent, report)];
      notTaken.sort((a, b) => a.line - b.line);
      setStage({ kind: "done", imported: report.imported, notTaken });
    } catch (error) {
      console.error(error);
      toast.error(strings.importFailed);
      setStage({ kind: "preview", rows });
    }
  }
  return { stage, read, take, send };
}
