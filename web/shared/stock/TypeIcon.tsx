import type { ProductType } from "#domain/core/records.ts";
import { drawing, Icon } from "#ui/brand/Icon.tsx";
import { outlines } from "#ui/brand/iconPaths.ts";

/** On the grid of the other icons: a lens with its reflection, a case with its clasp, glasses that are tinted. */
const drawn: Partial<Record<ProductType, { path: string; fill?: string }>> = {
  lens: { path: "M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M7.75 11a4.5 4.5 0 0 1 3.5-3.25" },
  accessory: {
    path: "M3.5 11A3.5 3.5 0 0 1 7 7.5h10a3.5 3.5 0 0 1 3.5 3.5v2a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 13ZM3.5 12h7M13.5 12h7M10.5 10.75h3v2.5h-3z",
  },
  sunglasses: {
    path: outlines.glasses,
    fill: "M2.75 14a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M13.75 14a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0",
  },
};

/** What a product is, at a glance; its word stands beside it. */
export function TypeIcon({ type, className }: { type: ProductType; className?: string }) {
  const own = drawn[type];
  if (!own)
    return (
      <Icon name={type === "frame" ? "glasses" : "box"} {...(className ? { className } : {})} />
    );
  return drawing(
    <>
      {own.fill && <path d={own.fill} fill="currentColor" />}
      <path d={own.path} />
    </>,
    className,
  );
}
