import type { ProductType } from "#domain/core/records.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";

const icons: Partial<Record<ProductType, IconName>> = {
  frame: "glasses",
  lens: "lens",
  accessory: "case",
  sunglasses: "sunglasses",
};

/** Type of a product, at a glance; its word stands beside it. */
export const TypeIcon = ({ type, ...icon }: { type: ProductType; className?: string }) => (
  <Icon name={icons[type] ?? "box"} {...icon} />
);
