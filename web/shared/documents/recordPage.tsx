import { type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { useReturn } from "#lib/addresses/navigationHistory.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import type { Removal } from "#ui/list/rowActionSet.ts";
import { MissingDocument } from "./MissingDocument.tsx";

/** State and action of deleting the record from its own page. */
export type OwnRemoval = { isRemoving: boolean; onRemove: () => void };
/** Query of a record, and what is shown when it is missing or fails to load. */
export type RecordKind<Data, Key extends QueryKey> = {
  query: (id: string) => UseQueryOptions<Data, Error, Data, Key>;
  /** Address of the list that opens after a deletion or a failure. */
  list: string;
  icon: IconName;
  missing: string;
  failed: string;
};
type Page<Data, Key extends QueryKey> = RecordKind<Data, Key> & {
  /** Panel for a failed load, shown in place of a return to the list. */
  failure?: (onRetry: () => void) => ReactNode;
  useRemoval: (onRemoved: () => void) => Removal<Data>;
  detail: (data: Data, removal: OwnRemoval) => ReactNode;
};

/** Page of a record that can be deleted: its detail, or that it loads, failed or does not exist. */
export const recordPage = <Data, Key extends QueryKey>(page: Page<Data, Key>) =>
  function RecordPage() {
    const { id } = useParams<{ id: string }>();
    const { toPlace } = useReturn(page.list);
    const { removing, remove } = page.useRemoval(toPlace);
    const isRemoving = removing === id;
    // Disabled during the deletion, so that the deleted record is not loaded again.
    const query = useQuery({ ...page.query(id), enabled: !isRemoving });
    const { data, error, refetch } = query;
    useLeaveOnFailure({ data, error: page.failure ? null : error }, page.failed, page.list);
    if (isNotFound(error))
      return <MissingDocument icon={page.icon} title={page.missing} href={page.list} />;
    if (data !== undefined) return page.detail(data, { isRemoving, onRemove: () => remove(data) });
    return error && page.failure ? page.failure(() => void refetch()) : <DetailSkeleton />;
  };
