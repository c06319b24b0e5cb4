import type { Pictured } from "#api/stock/products.ts";
import { ProductPicture } from "./ProductPicture.tsx";

type Props = { sale: { pictured?: Pictured | null }; size?: "row" | "small" };

/** Picture of what was sold; its empty ground where nothing was. */
export const SalePicture = ({ sale: { pictured }, size = "row" }: Props) => (
  <ProductPicture product={pictured ?? { name: "", type: "other" }} size={size} />
);
