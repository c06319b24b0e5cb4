/** Pictures that would cost the server its memory: a thumbnail of 16 000 by 16 000 pixels took 1.6 GB. */
import { collectionFieldsOf } from "#domain/core/fields.ts";
import {
  type Bytes,
  fileExtensionOf,
  imageHeaderBytes,
  pictureRefusal,
} from "#domain/core/imageSize.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";

/** The fields of a collection that take a file. */
export const fileFields = (collection: CollectionName): string[] =>
  collectionFieldsOf(collection)
    .filter(({ shape }) => shape.kind === "file")
    .map(({ name }) => name);

/**
 * The refusals of the files that this save uploads. Whether their type is accepted is PocketBase's to say. Each is named by
 * what it is, because a browser that is sent 'a.html' goes by its name.
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

/** PocketBase makes names of letters, digits and '_' before the first point. */
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
