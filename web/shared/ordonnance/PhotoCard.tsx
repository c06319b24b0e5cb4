import type { UseQueryOptions } from "@tanstack/react-query";
import { words } from "#lib/texts/words.strings.ts";
import { FileCard } from "#shared/files/FileCard.tsx";
import { ordonnanceStrings } from "./ordonnance.strings.ts";

type Props<Key extends readonly string[]> = {
  /** The photograph, or its PDF. */
  query: UseQueryOptions<Blob, Error, Blob, Key>;
};

/** The photographed ordonnance. */
export const PhotoCard = <Key extends readonly string[]>({ query }: Props<Key>) => (
  <FileCard
    title={words.ordonnance}
    alt={words.ordonnancePhoto}
    texts={ordonnanceStrings}
    query={query}
  />
);
