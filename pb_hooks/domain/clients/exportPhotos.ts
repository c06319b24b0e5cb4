/** Photographs in the export of a person's data (exportPage.ts); only one is in memory at a time. */
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { CollectionName, Prescription } from "#domain/core/records.ts";
import { escaped } from "./exportTable.ts";
import { personalDataStrings } from "./personalData.strings.ts";

/** Content of a photograph or PDF. */
export type Photo = { type: string; base64: string };
/** Stored file of a record. */
export type ExportedPhoto = {
  collection: CollectionName;
  record: string;
  file: string;
  caption: string;
};
/** Writes the page, and reads photographs; `photoOf` returns null when a file is missing. */
export type ExportIo = {
  photoOf: (photo: ExportedPhoto) => Photo | null;
  write: (piece: string) => void;
};

/** Photographs of the ordonnances in a collection. */
export const ordonnancePhotos = (
  collection: "optique_prescriptions" | "optique_contact_prescriptions",
  ordonnances: readonly Pick<Prescription, "id" | "image" | "date">[],
): ExportedPhoto[] =>
  ordonnances
    .filter(({ image }) => image !== "")
    .map(({ id, image, date }) => ({
      collection,
      record: id,
      file: image,
      caption: `${personalDataStrings.photo}, ${formatDay(date)}`,
    }));

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
