import type { CollectionName } from "#domain/core/records.ts";
import { failureOf } from "./request.ts";
import { pb } from "./pb.ts";

/**
 * Makes a record whose id was made here. When the answer of a first try was lost the record is there already: it is
 * brought to these values instead.
 */
export async function createOnce<T>(
  name: CollectionName,
  id: string,
  values: Record<string, unknown> | FormData,
): Promise<T> {
  const collection = pb.collection(name);
  const isForm = values instanceof FormData;
  if (isForm) values.set("id", id);
  try {
    return await collection.create<T>(isForm ? values : { ...values, id });
  } catch (error) {
    if (!failureOf(error).fields["id"]) throw error;
    if (isForm) values.delete("id");
    return collection.update<T>(id, values);
  }
}
