/** Refuses pictures that could exhaust memory: a thumbnail of 16 000 by 16 000 pixels took 1.6 GB. */
import { collectionFieldsOf } from "#domain/core/fields/fields.ts";
import {
  type Bytes,
  fileExtensionOf,
  imageHeaderBytes,
  pictureRefusal,
} from "#domain/core/imageSize.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { isDemonstrated } from "#server/platform/requests/demonstration.ts";
import { queryInteger } from "#server/platform/storage/sql.ts";

export const fileFields = (collection: CollectionName): string[] =>
  collectionFieldsOf(collection)
    .filter(({ shape }) => shape.kind === "file")
    .map(({ name }) => name);

/**
 * Checks uploaded files (PocketBase checks their type) and returns refusals. Each file is renamed by its content,
 * because browsers trust the extension: 'a.html' would run as a page.
 */
export const checkPictures = (
  collection: CollectionName,
  { tx, record }: { tx: core.App; record: core.Record },
): Violation[] =>
  fileFields(collection).flatMap((field) =>
    record.getUnsavedFiles(field).flatMap((file) => {
      if (!file) return [];
      const header = headerOf(file);
      nameByType(file, header);
      const code = pictureRefusal(header) ?? demonstrationRefusal(tx, record);
      return code ? [{ field, code }] : [];
    }),
  );

/** Pictures besides the logo that any visitor may upload in the demonstration. */
const maxDemonstrationPictures = 20;
const withPictures = (Object.keys(collections) as CollectionName[]).filter(
  (name) => "company" in collections[name] && fileFields(name).length > 0,
);
const pictureCounts = withPictures.flatMap((name) =>
  fileFields(name).map(
    (field) =>
      `(SELECT COUNT(*) FROM ${name} WHERE company = {:company} AND ${field} NOT IN ('', '[]') AND id <> {:id})`,
  ),
);

function demonstrationRefusal(tx: core.App, record: core.Record): string | null {
  if (!isDemonstrated(tx, record)) return null;
  const params = { company: record.getString("company"), id: record.id };
  const others = queryInteger(tx, `SELECT ${pictureCounts.join(" + ")} AS json`, params);
  return others < maxDemonstrationPictures ? null : "demo_pictures";
}

/** PocketBase's file names contain only letters, digits and '_' before the first dot. */
function nameByType(file: filesystem.File, header: Bytes): void {
  const ending = fileExtensionOf(header);
  if (ending) file.name = `${file.name.split(".")[0]}${ending}`;
}

function headerOf(file: filesystem.File): Bytes {
  const reader = file.reader?.open();
  if (!reader) return [];
  try {
    return toBytes(reader, imageHeaderBytes);
  } finally {
    reader.close();
  }
}
