import { useEffect, useRef, useState } from "react";
import { fold } from "#domain/search/search.ts";
import { toast } from "#ui/feedback/toast.ts";
import { type Catalogue, importCatalogue, loadCatalogue } from "#api/catalogue.ts";
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
    const busy = (label: string) => (share: number) => setStage({ kind: "busy", label, share });
    busy(strings.reading)(0);
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch (error) {
      console.warn(error);
      return setStage({ kind: "choose", failure: strings.fileFailed });
    }
    let rows: CheckedRow[];
    try {
      rows = await check(await parse(decode(bytes)), busy(strings.reading));
    } catch (error) {
      console.warn(error);
      const failure = error instanceof CsvFailure ? error.message : strings.csvFailed;
      return setStage({ kind: "choose", failure });
    }
    try {
      const catalogue = await loadCatalogue(busy(strings.comparing), abort.current?.signal);
      setStage({ kind: "preview", rows: previewOf(rows, catalogue) });
    } catch (error) {
      console.warn(error);
      setStage({ kind: "choose", failure: strings.compareFailed });
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
      const refused = report.lines
        .filter(({ status }) => status === "refused")
        .map(({ line, message }) => ({
          line: sent[line - 1]?.line ?? line,
          name: sent[line - 1]?.row.name ?? "",
          reason: message,
        }));
      const notTaken = [...leftOut(rows), ...refused].sort((a, b) => a.line - b.line);
      setStage({ kind: "done", imported: report.imported, notTaken });
    } catch (error) {
      console.error(error);
      toast.error(strings.importFailed);
      setStage({ kind: "preview", rows });
    }
  }
  return { stage, read, take, send };
}
