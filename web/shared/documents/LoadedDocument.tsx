import { type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import type { ReactNode } from "react";
import { isNotFound } from "#api/failure.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";

type Props<Document, Key extends QueryKey> = {
  query: UseQueryOptions<Document, Error, Document, Key>;
  title: string;
  back: { href: string; label: string };
  missing: string;
  failed: string;
  children: (document: Document) => ReactNode;
};

/** A stored document of the stock for its form: awaited, gone, or not to be had. */
export function LoadedDocument<Document, Key extends QueryKey>(props: Props<Document, Key>) {
  const { query, title, back, missing, failed, children } = props;
  const { data, error, refetch } = useQuery(snapshotOf(query));
  if (isNotFound(error)) return <MissingDocument icon="box" title={missing} href={back.href} />;
  if (data) return children(data);
  return (
    <>
      <PageHeader title={title} back={back} />
      {error === null ? (
        <FormSkeleton hasRail />
      ) : (
        <ErrorPanel message={failed} onRetry={() => refetch()} />
      )}
    </>
  );
}
