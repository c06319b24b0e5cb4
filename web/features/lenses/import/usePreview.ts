import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { failureOf } from "#api/failure.ts";
import type { LensImportReport } from "#domain/lenses/import/report.ts";
import { type LensImport, previewTariffs } from "#api/lenses/imports.ts";
import { importTexts as text } from "./import.strings.ts";

export type Preview = {
  report: LensImportReport | null;
  isLoading: boolean;
  /** Errors by field. */
  fields: Record<string, string>;
  hasRefusal: boolean;
  /** Message of a failure that concerns no field; '' without one. */
  failure: string;
  retry: () => void;
};

/** Number that changes with the file, used in the query key instead of all its rows. */
function useFileNumber(rows: LensImport["rows"] | undefined): number {
  const last = useRef({ rows, number: 0 });
  if (last.current.rows !== rows) last.current = { rows, number: last.current.number + 1 };
  return last.current.number;
}

/** Asks the server what a file would change; null asks nothing. */
export function usePreview(body: LensImport | null): Preview {
  const number = useFileNumber(body?.rows);
  const { rows: _, ...asked } = body ?? { rows: [] };
  const query = useQuery({
    queryKey: ["lens-imports", number, asked],
    queryFn: () => (body ? previewTariffs(body) : null),
    enabled: body !== null,
    gcTime: 0,
  });
  const failed = query.error === null ? null : failureOf(query.error);
  const fields = failed?.fields ?? {};
  const hasRefusal = Object.keys(fields).length > 0;
  return {
    report: query.data ?? null,
    isLoading: query.isFetching,
    fields,
    hasRefusal,
    failure: failed && !hasRefusal ? failed.message || text.failed : "",
    retry: () => void query.refetch(),
  };
}
