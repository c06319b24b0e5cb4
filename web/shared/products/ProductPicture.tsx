import { type CSSProperties, useState } from "react";
import { imageUrl, type Pictured } from "#api/stock/products.ts";
import { OtherDrawing } from "./OtherDrawing.tsx";
import { type FrameColor, type FrameLook, productLook } from "./productLook.ts";

/** For each size, the CSS classes of the background and the stroke width of thin metal rims. */
const sizes = {
  row: ["h-8 w-11 rounded-control", 1.25],
  tall: ["size-11 rounded-control", 1.25],
  small: ["size-8 rounded-badge", 1.6],
  card: ["h-5 w-10 rounded-badge", 1.6],
  page: ["h-24 w-full rounded-card", 1],
  view: ["h-full min-h-48 w-full rounded-card", 1],
} as const;
type Size = keyof typeof sizes;

type Props = {
  product: Pictured;
  size?: Size;
  className?: string;
  /** Accessible name of a picture that stands alone; without one, the picture is decorative. */
  label?: string;
};

/** Photograph of a product, or a drawing without one. */
export function ProductPicture({ product, size = "row", className = "", label }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const { id, image } = product;
  const isLarge = size === "view" || size === "page";
  const photo = id && image && !hasFailed ? imageUrl({ id, image }, isLarge ? "" : "100x100") : "";
  const [ground, metal] = sizes[size];
  return (
    <span
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className={`grid shrink-0 place-items-center overflow-hidden bg-tile print:hidden ${ground} ${className}`}
    >
      {photo ? (
        <img
          src={photo}
          alt=""
          loading="lazy"
          className={`size-full ${isLarge ? "object-contain" : "object-cover"}`}
          onError={() => setFailed(true)}
        />
      ) : (
        <Drawn product={product} metal={metal} isLarge={isLarge} />
      )}
    </span>
  );
}

type DrawnProps = { product: Pictured; metal: number; isLarge: boolean };

function Drawn({ product: { name, type }, metal, isLarge }: DrawnProps) {
  const look = productLook(name, type);
  if (look.kind !== "frame") return <OtherDrawing kind={look.kind} />;
  return <Frame look={look} metal={metal} className={isLarge ? "h-3/5 max-w-4/5" : "w-[85%]"} />;
}

const rims: Record<FrameColor, string> = {
  tortoise: "url(#acetate-tortoise)",
  havana: "url(#acetate-havana)",
  black: "#1c2124",
  navy: "#22406e",
  burgundy: "#732638",
  green: "#33573f",
  clear: "#b9c9cc",
  pink: "#c58a86",
  grey: "#5c666b",
  copper: "#a65a2e",
  gold: "#b98a35",
  silver: "#8f9ba0",
};

type FrameProps = { look: FrameLook; metal?: number; className?: string };

/** Drawn frame. Its symbol is in `FrameSprite`, which loads after the page. */
export function Frame({ look: { shape, color, tint }, metal = 1, className = "" }: FrameProps) {
  const style = { "--rim": rims[color], "--lens": `url(#glass-${tint})`, "--k": metal };
  return (
    <svg viewBox="0 0 100 48" className={className} style={style as CSSProperties}>
      <use href={`#frame-${shape}`} />
    </svg>
  );
}
