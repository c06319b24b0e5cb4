import type { Pictured } from "#api/stock/products.ts";
import { ProductPicture } from "./ProductPicture.tsx";

type Props = { sale: { pictured?: Pictured | null }; size?: "row" | "small" };

/** Picture of the product sold; an empty background when nothing was sold. */
export const SalePicture = ({ sale: { pictured }, size = "row" }: Props) => (
  <ProductPicture product={pictured ?? { name: "", type: "other" }} size={size} />
);
