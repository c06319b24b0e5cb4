/** Photographs in the export of a person's data (exportPage.ts): one is in memory at a time. */
import type { CollectionName } from "#domain/core/records.ts";
import { escaped } from "./exportTable.ts";

/** Photograph or PDF. */
export type Photo = { type: string; base64: string };
/** Stored file of a record. */
export type ExportedPhoto = {
  collection: CollectionName;
  record: string;
  file: string;
  caption: string;
};
/** Output of the page, and the reader of photographs: null when a file is gone. */
export type ExportIo = {
  photoOf: (photo: ExportedPhoto) => Photo | null;
  write: (piece: string) => void;
};

/** Shows a picture; links any other file (PDF). */
export function writePhotos(photos: readonly ExportedPhoto[], { photoOf, write }: ExportIo): void {
  for (const one of photos) {
    const photo = photoOf(one);
    if (!photo) continue;
    const type = escaped(photo.type);
    const caption = escaped(one.caption);
    const [before, after] = type.startsWith("image/")
      ? ['<figure><img alt="" src="', `"><figcaption>${caption}</figcaption></figure>`]
      : ['<p><a download href="', `">${caption}</a></p>`];
    write(`${before}data:${type};base64,`);
    write(photo.base64);
    write(after);
  }
}
