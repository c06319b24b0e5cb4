/** Loads, creates, updates and deletes single records. Each write invalidates the queries of its collection. */
import type { CollectionName } from "#domain/core/records.ts";
import { failureOf } from "./failure.ts";
import { pb } from "./pb.ts";
import { invalidate } from "./queryClient.ts";

export const loadRecord = <T>(
  collection: CollectionName,
  id: string,
  signal?: AbortSignal,
  options: { expand?: string } = {},
): Promise<T> => pb.collection(collection).getOne<T>(id, { ...options, signal: signal ?? null });

type Values = Record<string, unknown> | FormData;

/**
 * Creates a record under an id that the browser chose. If a first attempt was stored although its answer was lost,
 * updates that record.
 */
export async function createRecord<T>(
  collection: CollectionName,
  id: string,
  values: Values,
): Promise<T> {
  const saved = await createOrUpdate<T>(collection, id, values);
  invalidate(collection);
  return saved;
}

async function createOrUpdate<T>(
  collection: CollectionName,
  id: string,
  values: Values,
): Promise<T> {
  const isForm = values instanceof FormData;
  if (isForm) values.set("id", id);
  try {
    return await pb.collection(collection).create<T>(isForm ? values : { ...values, id });
  } catch (error) {
    if (!failureOf(error).fields["id"]) throw error;
    if (isForm) values.delete("id");
    return pb.collection(collection).update<T>(id, values);
  }
}

export async function updateRecord<T>(
  collection: CollectionName,
  id: string,
  values: Values,
): Promise<T> {
  const saved = await pb.collection(collection).update<T>(id, values);
  invalidate(collection);
  return saved;
}

export async function deleteRecord(collection: CollectionName, id: string): Promise<void> {
  await pb.collection(collection).delete(id);
  invalidate(collection);
}
