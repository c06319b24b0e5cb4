/** Pictures that would cost the server its memory: a thumbnail of 16 000 by 16 000 pixels took 1.6 GB. */
import { fieldsOf } from "#domain/core/fields.ts";
import { type Bytes, headerBytes, pictureRefusal } from "#domain/core/imageSize.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";

/** The fields of a collection that take a file. */
export const fileFields = (collection: CollectionName): string[] =>
  fieldsOf(collection)
    .filter(({ shape }) => shape.kind === "file")
    .map(({ name }) => name);

/** The refusals of the files that this save uploads. Whether their type is accepted is PocketBase's to say. */
export const checkPictures = (collection: CollectionName, record: core.Record): Violation[] =>
  fileFields(collection).flatMap((field) =>
    record.getUnsavedFiles(field).flatMap((file) => {
      const code = file && pictureRefusal(headerOf(file));
      return code ? [{ field, code }] : [];
    }),
  );

function headerOf(file: filesystem.File): Bytes {
  const reader = file.reader?.open();
  if (!reader) return [];
  try {
    return toBytes(reader, headerBytes);
  } finally {
    reader.close();
  }
}
