import type { UseQueryOptions } from "@tanstack/react-query";
import { words } from "#lib/texts/words.strings.ts";
import { FileCard } from "#shared/files/FileCard.tsx";
import { ordonnanceStrings } from "./ordonnance.strings.ts";

type Props<Key extends readonly string[]> = {
  /** Query of the photograph, or of the PDF. */
  query: UseQueryOptions<Blob, Error, Blob, Key>;
};

/** Shows the photographed ordonnance. */
export const PhotoCard = <Key extends readonly string[]>({ query }: Props<Key>) => (
  <FileCard
    title={words.ordonnance}
    alt={words.ordonnancePhoto}
    texts={ordonnanceStrings}
    query={query}
  />
);
