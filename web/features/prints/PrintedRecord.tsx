import type { ReactNode } from "react";
import type { Company } from "#domain/core/records.ts";
import { isNotFound } from "#api/failure.ts";
import { company } from "#api/session.ts";
import type { Query } from "#api/useKeptQuery.ts";
import { useValue } from "#lib/useValue.ts";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import type { IconName } from "#ui/brand/Icon.tsx";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";

/** Missing record: icon, sentence, and list to return to. */
type Gone = { icon: IconName; title: string; href: string };
type Props<Data> = {
  query: Pick<Query<Data>, "data" | "error">;
  failed: string;
  missing: Gone;
  /** True where the address itself is invalid. */
  isMissing?: boolean;
  children: (data: Data, company: Company) => ReactNode;
};

export const MissingSheet = (gone: Gone) => (
  <main>
    <MissingDocument {...gone} />
  </main>
);

/** Page of a print: waits for the record and the company; a failure leads back to the list with its message. */
export function PrintedRecord<Data>(props: Props<Data>) {
  const { query, failed, missing, isMissing = false, children } = props;
  const shop = useValue(company);
  useLeaveOnFailure(query, failed, missing.href);
  if (isMissing || isNotFound(query.error)) return <MissingSheet {...missing} />;
  if (query.data === undefined || !shop) return <SheetSkeleton />;
  return children(query.data, shop);
}

/** Placeholder of a sheet while it loads. */
export const SheetSkeleton = () => (
  <main className="min-h-dvh bg-sunken p-6" aria-busy="true">
    <div className="card mx-auto max-w-form">
      <RowsSkeleton rows={8} />
    </div>
  </main>
);
