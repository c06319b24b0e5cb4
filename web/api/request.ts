/** What the resources share: a question to one of our routes, a list, a record. */
import type { CollectionName } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/images.ts";
import { failureOf } from "./failure.ts";
import { pb } from "./pb.ts";
import { touchWritten } from "./revisions.ts";

export type Page<T> = {
  page: number;
  perPage: number;
  totalItems: number;
  /** A search that so many fulfil is not counted: there are more than totalItems says. */
  isAtLeast?: true;
  totalPages: number;
  /** The place of the last row, when others follow it. */
  next?: string;
  items: T[];
  /** Of the invoices of one client, in dirhams: what was billed and what is owed. */
  billed?: number;
  due?: number;
};
/** The answer to a list asked from a place on: it does not count again, the first page did. */
export type Rest<T> = Pick<Page<T>, "perPage" | "next" | "items">;
export type ListName =
  | "clients"
  | "prescriptions"
  | "invoices"
  | "products"
  | "suppliers"
  | "receipts"
  | "adjustments"
  | "movements"
  | "reminders";
/** Which page of a list, and of how many rows. */
export type PageQuery = { q?: string; page?: number; perPage?: number };
/** A page of a list, and the list's own filters. */
export type ListQuery = PageQuery & Record<string, string | number | undefined>;

/** The answer of one of our routes; `path` is what follows /api/optique/. */
export const get = <T>(path: string, query: object = {}, signal?: AbortSignal): Promise<T> =>
  pb.send<T>(`/api/optique/${path}`, {
    method: "GET",
    query: { ...query },
    signal: signal ?? null,
  });

/** Sends a body to one of our routes. */
export const post = <T>(path: string, body: object): Promise<T> =>
  pb.send<T>(`/api/optique/${path}`, { method: "POST", body });

/** GET /api/optique/lists/{list}. */
export const loadList = <T>(
  list: ListName,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<T>> => get(`lists/${list}`, query, signal);

/** The same, from a place on that an answer named as `next`. */
export const loadRest = <T>(
  list: ListName,
  query: ListQuery & { after: string },
  signal?: AbortSignal,
): Promise<Rest<T>> => get(`lists/${list}`, query, signal);

/** A list of choices shows this many, and asks for no more. */
export const suggestionCount = 8;

/** What a list of choices offers for the text that was typed. */
export const suggest = async <T>(
  list: ListName,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<T[]> => (await loadList<T>(list, { ...query, perPage: suggestionCount }, signal)).items;

export const loadRecord = <T>(
  collection: CollectionName,
  id: string,
  signal?: AbortSignal,
  options: { expand?: string } = {},
): Promise<T> => pb.collection(collection).getOne<T>(id, { ...options, signal: signal ?? null });

type Values = Record<string, unknown> | FormData;

/**
 * Makes a record whose id was made here. When the answer of a first try was lost the record is there already: it is
 * brought to these values instead.
 */
export async function createRecord<T>(
  collection: CollectionName,
  id: string,
  values: Values,
): Promise<T> {
  const saved = await createOrUpdate<T>(collection, id, values);
  touchWritten(collection);
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
  touchWritten(collection);
  return saved;
}

export async function deleteRecord(collection: CollectionName, id: string): Promise<void> {
  await pb.collection(collection).delete(id);
  touchWritten(collection);
}

/** Values with an image: a form when there is an image to send or to take away, the values alone when there is not. */
export function withImage(
  values: Record<string, string | number>,
  field: string,
  change: ImageChange,
): Values {
  if (change === undefined) return values;
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, String(value));
  body.set(field, change ?? "");
  return body;
}

/** The address of a file of a record; '' when it has none. */
export const fileUrl = (
  collectionName: CollectionName,
  { id }: { id: string },
  file: string,
  options: { thumb?: string; token?: string } = {},
): string => (file ? pb.files.getURL({ id, collectionName }, file, options) : "");
