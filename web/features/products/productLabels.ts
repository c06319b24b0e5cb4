import type { Product } from "#domain/core/records.ts";
import { productTypeLabels } from "#lib/labels.ts";

/** 'Monture · RIAD-5218-E'. */
export const labelsOfProduct = ({ type, reference }: Product): string =>
  [productTypeLabels[type], reference].filter(Boolean).join(" · ");
