/** Files of records: uploads and URLs. */
import type { CollectionName, Company } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/forms/images.ts";
import { pb } from "./pb.ts";

/** Values with an image change as form data, or the plain values without one. */
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

/** URL of a record's file; '' for none. */
export const fileUrl = (
  collectionName: CollectionName,
  { id }: { id: string },
  file: string,
  options: { thumb?: string; token?: string } = {},
): string => (file ? pb.files.getURL({ id, collectionName }, file, options) : "");

/** Photograph as a blob: its protected URL expires after two minutes. */
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
