import type { ReactNode } from "react";
import { percent } from "#domain/core/days/period.ts";
import type { Company } from "#domain/core/records.ts";
import { formatFrameSize } from "#domain/optics/measures/formatExtra.ts";
import { geometryNames } from "#domain/lenses/lensNames.strings.ts";
import { productMargin } from "#domain/sale/vat.ts";
import { useRight } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import { useValue } from "#lib/useValue.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { rateText } from "#lib/texts/vatRate.ts";
import { contactDesignLabels, contactWearLabels, productTypeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { DetailsCard } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { StockFigure } from "#shared/stock/StockBadge.tsx";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { imageUrl, type ListedProduct } from "#api/stock/products.ts";
import { words } from "#lib/texts/words.strings.ts";
import { sizesText } from "./contactValues.ts";
import { productsStrings } from "./products.strings.ts";

const text = productsStrings.detail;

type Shop = Company | null | undefined;

function Margin({ product, shop }: { product: ListedProduct; shop: Shop }) {
  const { margin, selling } = productMargin(shop ?? null, product);
  if (product.purchase_price === 0 || margin < 0) return <>-</>;
  return (
    <>
      <Money centimes={margin} /> · {text.marginShare(percent(margin, selling))}
      {shop?.vat && ` · ${text.withoutVat}`}
    </>
  );
}

/** TVA rate of the product, for a shop subject to TVA. */
function rateDetails({ vat_rate }: ListedProduct, shop: Shop): [string, ReactNode][] {
  if (!shop?.vat) return [];
  const { label, rate, ofShop } = productsStrings.vat;
  const shown = vat_rate === null ? ofShop(rateText(shop.vat_rate)) : rate(rateText(vat_rate));
  return [[label, shown]];
}

/** Details of a range: 'Unifocal · 1,6 · AR', and its diameters. */
function rangeDetails(product: ListedProduct): [string, ReactNode][] {
  const { geometry, lens_index: index, treatment, material, tint, diameters } = product;
  const details = [
    geometry && geometryNames[geometry],
    index === null ? "" : String(index).replace(".", ","),
    treatment,
    material,
    tint,
  ];
  const sizes = Array.isArray(diameters) ? diameters.join(", ") : "";
  return [
    [productsStrings.range.isRange, details.filter(Boolean).join(" · ")],
    ...(sizes ? [[productsStrings.range.diameters, sizes] as [string, string]] : []),
  ];
}

/** Details of contact lenses: 'Torique · Mensuelle · 6 lentilles', and the sizes in which they are made. */
function contactDetails(product: ListedProduct): [string, ReactNode][] {
  const { design, wear, box_size } = product;
  const { title, box, bcs, dias } = productsStrings.contact;
  const kind = [
    design && contactDesignLabels[design],
    wear && contactWearLabels[wear],
    box_size > 0 && box(box_size),
  ];
  const details: [string, string][] = [
    [title, kind.filter(Boolean).join(" · ")],
    [bcs, sizesText(product.bcs)],
    [dias, sizesText(product.dias)],
  ];
  return details.filter(([, detail]) => detail !== "");
}

/** Low-stock level and day of the last count, where they exist. */
function countDetails({ low_stock_at, counted_on }: ListedProduct): [string, ReactNode][] {
  return [
    ...(low_stock_at === null ? [] : [[text.lowStockAt, low_stock_at] as [string, ReactNode]]),
    ...(counted_on ? [[text.countedOn, formatDay(counted_on)] as [string, ReactNode]] : []),
  ];
}

function Picture({ product }: { product: ListedProduct }) {
  return product.image ? (
    <section className="card col-span-full h-44 overflow-hidden bg-tile">
      <img src={imageUrl(product)} alt={product.name} className="size-full object-contain" />
    </section>
  ) : (
    <ProductPicture product={product} size="page" className="col-span-full" />
  );
}

/** Details of a product: general, prices, stock, image. */
export function ProductInfo({ product }: { product: ListedProduct }) {
  const supplier = product.expand?.supplier;
  const shop = useValue(company);
  const size = formatFrameSize(product);
  const info: [string, ReactNode][] = [
    [words.type, productTypeLabels[product.type]],
    [words.reference, product.reference || text.noReference],
    ...(size ? [[text.size, size] as [string, string]] : []),
    ...(product.is_range ? rangeDetails(product) : []),
    ...(product.type === "contact_lens" ? contactDetails(product) : []),
    ...(product.barcode ? [[words.barcode, product.barcode] as [string, string]] : []),
    [
      words.supplier,
      supplier ? (
        <a dir="auto" key="supplier" className="link" href={paths.supplier(supplier.id)}>
          {supplier.name}
        </a>
      ) : (
        "-"
      ),
    ],
    ...(product.description
      ? [[productsStrings.form.description, product.description] as [string, string]]
      : []),
  ];
  const seesCost = useRight("cost.see");
  const purchase: [string, ReactNode] = [
    words.purchasePrice,
    <Money key="purchase" dirhams={product.purchase_price} />,
  ];
  const margin: [string, ReactNode] = [
    text.margin,
    <Margin key="margin" product={product} shop={shop} />,
  ];
  const prices: [string, ReactNode][] = [
    [
      words.stock,
      <span key="stock" className="text-lg font-semibold">
        <StockFigure product={product} />
      </span>,
    ],
    ...countDetails(product),
    ...(seesCost ? [purchase] : []),
    [
      words.sellingPrice,
      <Money key="selling" dirhams={product.selling_price} className="font-semibold" />,
    ],
    ...(seesCost ? [margin] : []),
    ...rateDetails(product, shop),
  ];
  return (
    <div className="grid gap-4 md:max-lg:grid-cols-2">
      <Picture product={product} />
      <DetailsCard title={text.prices} details={prices} />
      <DetailsCard title={text.info} details={info} />
    </div>
  );
}
