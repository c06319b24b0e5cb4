/** Uploads and URLs of the files of records. */
import type { CollectionName, Company } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/forms/images.ts";
import { pb } from "./pb.ts";

/** Values with a changed image, as form data; without a change, the plain values. */
export function withImage(
  values: Record<string, string | number | boolean | object>,
  field: string,
  change: ImageChange,
): typeof values | FormData {
  if (change === undefined) return values;
  const body = new FormData();
  for (const [name, value] of Object.entries(values))
    body.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  body.set(field, change ?? "");
  return body;
}

/** URL of a record's file; '' without a file. */
export const fileUrl = (
  collectionName: CollectionName,
  { id }: { id: string },
  file: string,
  options: { thumb?: string; token?: string } = {},
): string => (file ? pb.files.getURL({ id, collectionName }, file, options) : "");

/** Loads a photograph as a blob, because its protected URL expires after two minutes. */
export async function loadPhoto(
  collectionName: CollectionName,
  record: { id: string },
  file: string,
  signal: AbortSignal,
): Promise<Blob> {
  const token = await pb.files.getToken({ signal });
  const answer = await fetch(fileUrl(collectionName, record, file, { token }), { signal });
  if (!answer.ok) throw new Error(`The photograph answered ${answer.status}`);
  return answer.blob();
}

export const logoUrl = (company: Company): string =>
  fileUrl("optique_companies", company, company.logo);
