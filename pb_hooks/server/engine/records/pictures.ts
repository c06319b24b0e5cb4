/** Refuses pictures that could exhaust memory: a thumbnail of 16 000 by 16 000 pixels took 1.6 GB. */
import { collectionFieldsOf } from "#domain/core/fields.ts";
import {
  type Bytes,
  fileExtensionOf,
  imageHeaderBytes,
  pictureRefusal,
} from "#domain/core/imageSize.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";

/** File fields of a collection. */
export const fileFields = (collection: CollectionName): string[] =>
  collectionFieldsOf(collection)
    .filter(({ shape }) => shape.kind === "file")
    .map(({ name }) => name);

/**
 * Refusals of uploaded files; PocketBase checks their type. Renames each by its content, because browsers trust the
 * extension: 'a.html' would run as a page.
 */
export const checkPictures = (collection: CollectionName, record: core.Record): Violation[] =>
  fileFields(collection).flatMap((field) =>
    record.getUnsavedFiles(field).flatMap((file) => {
      if (!file) return [];
      const header = headerOf(file);
      nameByType(file, header);
      const code = pictureRefusal(header);
      return code ? [{ field, code }] : [];
    }),
  );

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
