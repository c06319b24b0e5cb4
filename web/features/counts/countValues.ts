/** Values of the form of a count. */
import { today } from "#domain/core/days/days.ts";
import { type Count, type ProductType, productTypes } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import type { CountInput } from "#api/stock/counts.ts";
import { countsStrings } from "./counts.strings.ts";

export type CountValues = Omit<CountInput, "version"> & { supplierName: string };

/** Product types that have stock. */
export const countedTypes: readonly ProductType[] = productTypes.filter(
  (type) => type !== "service",
);

export const newCount = (): CountValues => ({
  name: countsStrings.form.name(formatDay(today())),
  types: [],
  word: "",
  supplier: "",
  supplierName: "",
  blind: false,
  notes: "",
});

/** Form values of an open count; its scope cannot be edited and is sent back as stored. */
export const valuesOf = ({ name, types, word, supplier, blind, notes }: Count): CountValues => ({
  name,
  types: types as string[],
  word,
  supplier,
  supplierName: "",
  blind,
  notes,
});

export const inputOf = ({
  name,
  word,
  types,
  supplier,
  blind,
  notes,
}: CountValues): CountInput => ({
  name: name.trim(),
  word: word.trim(),
  types,
  supplier,
  blind,
  notes,
});

/** True when a count includes lenses, so that the person is told to count single lenses, not pairs. */
export const hasLenses = ({ types }: { types: unknown }): boolean =>
  Array.isArray(types) && (types.length === 0 || types.includes("lens"));
