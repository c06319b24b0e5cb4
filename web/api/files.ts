/** The files of records: how an image is sent, and the addresses. Apart from records.ts: the sign-in page takes this alone. */
import type { CollectionName, Company } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/images.ts";
import { pb } from "./pb.ts";

/** Values with an image: a form when there is an image to send or to take away, the values alone when there is not. */
export function withImage(
  values: Record<string, string | number | boolean>,
  field: string,
  change: ImageChange,
): typeof values | FormData {
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

export const logoUrl = (company: Company): string =>
  fileUrl("optique_companies", company, company.logo);
