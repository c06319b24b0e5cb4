import type { CSSProperties } from "react";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Product, TagTemplate } from "#domain/core/records.ts";
import { formatFrameSize } from "#domain/optics/measures/formatExtra.ts";
import { type Box, type Resolution, type TagPaper, tagPapers } from "#domain/tags/templates.ts";
import { words } from "#lib/texts/words.strings.ts";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { looks, marginMm, placedBars, priceSize } from "./tagFaces.ts";
import { tagPrintText as text } from "./tags.strings.ts";

export type TagProduct = Pick<Product, "id" | "name" | "reference" | "selling_price" | "barcode"> &
  Partial<Pick<Product, "eye_size" | "bridge" | "temple">>;

type Props = {
  product: TagProduct;
  template: TagTemplate;
  resolution: Resolution;
  /** Left and top of the tag on its page, in millimetres. */
  at: { x: number; y: number };
  isVatShop: boolean;
  /** Number of the tag, from 1, which makes the accessible names of its regions unique. */
  place: number;
};

const mm = (value: number): string => `${value}mm`;
const pt = (value: number): string => `${value}pt`;
const placed = ({ x, y, width, height }: Box): CSSProperties => ({
  position: "absolute",
  left: mm(x),
  top: mm(y),
  width: mm(width),
  height: mm(height),
});
/** Padding within the faces, for papers whose sheet has no margin there. */
const paddingOf = (template: TagTemplate): number =>
  template === "sheet24" ? 0 : template === "sheet65" ? marginMm / 2 : marginMm;

/** Tag with its price on one face and its code on the other. */
export function TagFaces(props: Props) {
  const { product, template, at } = props;
  const paper = tagPapers[template];
  const padding = paddingOf(template);
  return (
    <article aria-label={product.name} style={placed({ ...at, ...paper.tag })}>
      <PriceFace {...props} paper={paper} padding={padding} />
      <CodeFace {...props} paper={paper} padding={padding} />
    </article>
  );
}

/** Accessible name with a number: 'Prix', then 'Prix 2'. */
const nthName = (name: string, place: number): string => (place === 1 ? name : `${name} ${place}`);

type FaceProps = Props & { paper: TagPaper; padding: number };

function PriceFace({ product, template, isVatShop, place, paper, padding }: FaceProps) {
  const { price: largest, name, lines, isShort } = looks[template];
  const price = formatMoney(toCentimes(product.selling_price));
  const room = paper.price.width - 2 * padding - (isVatShop ? 5.5 : 0);
  return (
    <section
      aria-label={nthName(text.price, place)}
      className="flex flex-col justify-center overflow-hidden"
      style={{ ...placed(paper.price), padding: mm(padding) }}
    >
      <p className="flex items-baseline gap-[0.7mm]">
        <b
          className="min-w-0 truncate font-semibold"
          style={{ fontSize: pt(priceSize(price, room, largest)), lineHeight: 1.1 }}
        >
          {price}
        </b>
        {isVatShop && <span style={{ fontSize: pt(6), lineHeight: 1.1 }}>{words.gross}</span>}
      </p>
      <div
        className={isShort ? "flex gap-[1mm]" : ""}
        style={{ fontSize: pt(name), lineHeight: 1.15 }}
      >
        <p
          dir="auto"
          className={`min-w-0 overflow-hidden wrap-anywhere ${lines > 1 ? "line-clamp-(--lines)" : "truncate"} ${isShort ? "flex-1" : ""}`}
          style={{ "--lines": lines } as CSSProperties}
        >
          <WholeSizes name={product.name} />
        </p>
        {product.reference && (
          <p className={`truncate ${isShort ? "max-w-[45%]" : ""}`} style={{ fontSize: pt(6) }}>
            {product.reference}
          </p>
        )}
      </div>
    </section>
  );
}

function CodeFace({ product, template, resolution, at, place, paper, padding }: FaceProps) {
  const { isShort } = looks[template];
  const bars = placedBars(product.barcode, paper, resolution, at.x);
  const { eye_size = null, bridge = null, temple = null } = product;
  const size = formatFrameSize({ eye_size, bridge, temple, lens_height: null });
  return (
    <section
      aria-label={nthName(text.code, place)}
      className="flex flex-col justify-center overflow-hidden"
      style={{ ...placed(paper.code), paddingBlock: mm(padding) }}
    >
      {bars && (
        <svg
          role="img"
          aria-label={product.barcode}
          viewBox={`0 0 ${bars.width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          className="min-h-[7mm] flex-1"
          style={{ marginLeft: mm(bars.leftMm), width: mm(bars.widthMm), maxHeight: "12mm" }}
        >
          <path d={bars.path} fill="#000" />
        </svg>
      )}
      <div
        className={`text-center ${isShort ? "flex justify-between gap-[1mm]" : ""}`}
        style={{
          paddingInline: mm(Math.max(padding, marginMm)),
          fontSize: pt(6.5),
          lineHeight: 1.15,
        }}
      >
        <p className="min-w-0 truncate tabular-nums">{product.barcode}</p>
        {size && <p className="shrink-0 truncate">{size}</p>}
      </div>
    </section>
  );
}
