import { type QueryKey, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams, useSearchParams } from "wouter";
import type { Company } from "#domain/core/records.ts";
import { isNotFound } from "#api/failure.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { company } from "#api/session/session.ts";
import type { Query } from "#api/useKeptQuery.ts";
import { useValue } from "#lib/useValue.ts";
import type { RecordKind } from "#shared/documents/recordPage.tsx";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import type { IconName } from "#ui/brand/Icon.tsx";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";

/** What is shown for a missing record: icon, sentence, and link to the list. */
type Gone = { icon: IconName; title: string; href: string };
type Props<Data> = {
  query: Pick<Query<Data>, "data" | "error">;
  failed: string;
  missing: Gone;
  /** True when the address itself is invalid. */
  isMissing?: boolean;
  children: (data: Data, company: Company) => ReactNode;
};

export const MissingSheet = (gone: Gone) => (
  <main>
    <MissingDocument {...gone} />
  </main>
);

/** Page of a print: waits for the record and the company; when loading fails, returns to the list with a message. */
export function PrintedRecord<Data>(props: Props<Data>) {
  const { query, failed, missing, isMissing = false, children } = props;
  const shop = useValue(company);
  useLeaveOnFailure(query, failed, missing.href);
  if (isMissing || isNotFound(query.error)) return <MissingSheet {...missing} />;
  if (query.data === undefined || !shop) return <SheetSkeleton />;
  return children(query.data, shop);
}

/** Kind of printed record; the address names it by an id, a slip or a day. */
type Sheet<Data, Key extends QueryKey> = Omit<RecordKind<Data, Key>, "query"> & {
  query: (named: string, params: URLSearchParams) => ReturnType<RecordKind<Data, Key>["query"]>;
  /** True when the address itself is invalid. */
  isInvalid?: (named: string) => boolean;
  /** True when the loaded data has nothing to print. */
  isNothing?: (data: Data) => boolean;
  print: (data: Data, company: Company, named: string, params: URLSearchParams) => ReactNode;
};

/** Creates a page that prints the record named in the address. */
export const printPage = <Data, Key extends QueryKey>(sheet: Sheet<Data, Key>) =>
  function SheetPage() {
    const named = Object.values(useParams<Record<string, string>>())[0] ?? "";
    const [params] = useSearchParams();
    const isInvalid = sheet.isInvalid?.(named) ?? false;
    const query = useQuery({ ...snapshotOf(sheet.query(named, params)), enabled: !isInvalid });
    const isNothing = query.data !== undefined && (sheet.isNothing?.(query.data) ?? false);
    return (
      <PrintedRecord
        query={query}
        failed={sheet.failed}
        missing={{ icon: sheet.icon, title: sheet.missing, href: sheet.list }}
        isMissing={isInvalid || isNothing}
      >
        {(data, shop) => sheet.print(data, shop, named, params)}
      </PrintedRecord>
    );
  };

/** Placeholder of a sheet while it loads. */
export const SheetSkeleton = () => (
  <main className="min-h-dvh bg-sunken p-6" aria-busy="true">
    <div className="card mx-auto max-w-form">
      <RowsSkeleton rows={8} />
    </div>
  </main>
);
