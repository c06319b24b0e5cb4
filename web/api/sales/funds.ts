import type { Fund } from "#domain/core/records.ts";
import { pb } from "#api/pb.ts";
import { createRecord, deleteRecord, updateRecord } from "#api/records.ts";
import { invalidate } from "#api/queryClient.ts";
import { loadQuery, post } from "#api/request.ts";

const collection = "optique_funds";

export type FundValues = Pick<
  Fund,
  | "name"
  | "kind"
  | "pays"
  | "deadline_days"
  | "months_adult"
  | "months_child"
  | "child_until"
  | "notes"
> & { papers: readonly string[] };

export const createFund = (id: string, values: FundValues): Promise<Fund> =>
  createRecord(collection, id, values);

export const updateFund = (
  id: string,
  values: Partial<FundValues> & { archived?: boolean },
): Promise<Fund> => updateRecord(collection, id, values);

/** Creates the usual funds, in a shop that has none. */
export async function addFirstFunds(): Promise<void> {
  await post("funds/first", {});
  invalidate(collection);
}

export const deleteFund = (id: string): Promise<void> => deleteRecord(collection, id);

export const fundQueries = {
  /** All funds by name, including archived ones. */
  all: () =>
    loadQuery(["funds"], (signal) =>
      pb.collection(collection).getFullList<Fund>({ sort: "name", signal }),
    ),
};
