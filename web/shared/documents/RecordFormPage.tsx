import { type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { isNotFound } from "#api/failure.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { useReturn } from "#lib/addresses/navigationHistory.ts";
import { FormSkeleton } from "#ui/feedback/Skeletons.tsx";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import type { DocumentStart, Stored } from "./documentStart.ts";
import { MissingDocument } from "./MissingDocument.tsx";
import type { RecordKind } from "./recordPage.tsx";
import { type Drafts, useDrafted } from "./useDrafted.ts";

type Props<Data, Key extends QueryKey> = {
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** Header shown while loading; the loaded form draws its own. */
  header: ReactNode;
  /** Page shown when the record does not exist; by default the same as for a failure. */
  missing?: ReactNode;
  failed: string;
  /** List that opens, with a toast, when loading fails; by default the page stays and offers a retry. */
  leavesTo?: string;
  hasRail?: boolean;
  children: (data: Data) => ReactNode;
};

/** Page of a record's form, also while it loads, fails, or finds no record. */
export function RecordFormPage<Data, Key extends QueryKey>(props: Props<Data, Key>) {
  const { query, header, missing, failed, leavesTo, hasRail = false, children } = props;
  const { data, error, refetch } = useQuery(snapshotOf(query));
  useLeaveOnFailure({ data, error: leavesTo ? error : null }, failed, leavesTo ?? "");
  if (missing && isNotFound(error)) return missing;
  if (data !== undefined) return children(data);
  return (
    <>
      {header}
      {error === null || leavesTo ? (
        <FormSkeleton hasRail={hasRail} />
      ) : (
        <ErrorPanel message={failed} onRetry={() => refetch()} />
      )}
    </>
  );
}

type OfKind<Data, Key extends QueryKey> = Pick<
  Props<Data, Key>,
  "header" | "hasRail" | "children"
> & { of: RecordKind<Data, Key>; id: string };

/** `RecordFormPage` with the query and sentences of a kind of record. */
export const FormOfRecord = <Data, Key extends QueryKey>({
  of,
  id,
  ...page
}: OfKind<Data, Key>) => (
  <RecordFormPage
    query={of.query(id)}
    missing={<MissingDocument icon={of.icon} title={of.missing} href={of.list} />}
    failed={of.failed}
    {...page}
  />
);

type DraftedProps<Values> = {
  draftKey: string;
  stored: Stored<Values>;
  /** Address of the list that the form returns to. */
  list: string;
  children: (form: {
    start: DocumentStart<Values>;
    drafts: Drafts;
    onDone: () => void;
  }) => ReactNode;
};

/** Form of a stock document with its draft. Another draft remounts it; when done, it returns to the list. */
export function DraftedForm<Values extends object>(props: DraftedProps<Values>) {
  const { draftKey, stored, list, children } = props;
  const { round, start, drafts } = useDrafted(draftKey, stored);
  const { toPlace, toNew } = useReturn(list);
  const { id, version } = start.stored;
  const onDone = () => (version === undefined ? toNew(id) : toPlace(id));
  return <Fragment key={round}>{children({ start, drafts, onDone })}</Fragment>;
}
