import type { ReactNode } from "react";
import { isNotFound } from "#api/failure.ts";
import { useQuery } from "#api/useQuery.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";

type Props<Document> = {
  id: string;
  load: (id: string, signal: AbortSignal) => Promise<Document>;
  title: string;
  back: { href: string; label: string };
  missing: string;
  failed: string;
  children: (document: Document) => ReactNode;
};

/** A stored document of the stock for its form: awaited, gone, or not to be had. */
export function LoadedDocument<Document>(props: Props<Document>) {
  const { id, load, title, back, missing, failed, children } = props;
  const { data, error, reload } = useQuery(id, (signal) => load(id, signal));
  if (isNotFound(error)) return <MissingDocument icon="box" title={missing} href={back.href} />;
  if (data) return children(data);
  return (
    <>
      <PageHeader title={title} back={back} />
      {error === undefined ? (
        <FormSkeleton hasRail />
      ) : (
        <ErrorPanel message={failed} onRetry={reload} />
      )}
    </>
  );
}
