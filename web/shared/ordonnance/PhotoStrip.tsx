import { collections } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/forms/images.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FileStrip } from "#shared/files/FileStrip.tsx";
import { ordonnanceStrings } from "./ordonnance.strings.ts";

export type PhotoChange = ImageChange;
type Props = { stored: string; change: PhotoChange; onChange: (change: PhotoChange) => void };

/** Chooses the photograph of an ordonnance, by camera or from files; it is uploaded after the save. */
export const PhotoStrip = (props: Props) => (
  <FileStrip
    {...props}
    title={words.ordonnance}
    alt={words.ordonnancePhoto}
    texts={ordonnanceStrings}
    limits={collections.optique_prescriptions.image}
    className="border-b border-line bg-brand-soft/50"
  />
);
