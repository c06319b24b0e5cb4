import type { Product } from "../../../pb_hooks/domain/records";
import { productTypeLabels } from "../../lib/labels";

/** 'Monture · RIAD-5218-E'. */
export const labelsOfProduct = ({ type, reference }: Product): string =>
  [productTypeLabels[type], reference].filter(Boolean).join(" · ");
