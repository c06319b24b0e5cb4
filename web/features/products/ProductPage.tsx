import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { hasStock, isLowOrOut } from "#domain/stock/nonStock.ts";
import { isNotFound } from "#api/failure.ts";
import { labelsOfProduct } from "./productLabels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { returnPath } from "#lib/addresses/navigationHistory.ts";
import { useSearchParam } from "#lib/addresses/searchParams.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink, EditLink } from "#ui/page/ButtonLink.tsx";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { pinProduct } from "#shared/products/pinProduct.ts";
import { pinProductStrings } from "#shared/products/pinProduct.strings.ts";
import { useTagShop } from "#shared/tags/tagLinks.ts";
import { tagStrings } from "#shared/tags/tags.strings.ts";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { Tabs } from "#ui/page/Tabs.tsx";
import { TicketsCard } from "#shared/services/TicketsCard.tsx";
import { ProductInfo } from "./ProductInfo.tsx";
import { ProductMovements } from "./ProductMovements.tsx";
import { RangeCards } from "./RangeCards.tsx";
import { ProductReceipts } from "./ProductReceipts.tsx";
import { type ListedProduct, productQueries } from "#api/stock/products.ts";
import { words } from "#lib/texts/words.strings.ts";
import { productsStrings } from "./products.strings.ts";
import { setArchived } from "./useDeleteProduct.tsx";

const text = productsStrings.detail;
const pinItem = { icon: "banknote", right: "product.write" } as const;
const tagItem = { icon: "tag", right: "print" } as const;
const archiveItem = { icon: "box", right: "product.write" } as const;
type Key = keyof typeof text.tabs;
const keys = Object.keys(text.tabs) as Key[];
const tabs = keys.map((key) => ({ key, label: text.tabs[key] }));

/** Sections of the page as tabs, on a phone. */
function PhoneParts({ product }: { product: ListedProduct }) {
  const [asked, ask] = useSearchParam("tab");
  const tab = keys.find((key) => key === asked) ?? "info";
  return (
    <Tabs
      className="mb-4"
      label={words.product}
      tabs={tabs}
      current={tab}
      onChange={(key) => ask(key === "info" ? "" : key)}
    >
      {tab === "info" && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ProductInfo product={product} />
          <RangeCards product={product} />
          <TicketsCard of={{ product: product.id }} />
        </div>
      )}
      {tab === "movements" && <ProductMovements product={product} />}
      {tab === "receipts" && <ProductReceipts product={product} />}
    </Tabs>
  );
}

/** Sections of the page on a wide screen, with the details in a side column. */
const WideParts = ({ product }: { product: ListedProduct }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[19rem_minmax(0,1fr)]">
    <ProductInfo product={product} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RangeCards product={product} />
      <ProductMovements product={product} />
      <ProductReceipts product={product} />
      <TicketsCard of={{ product: product.id }} />
    </div>
  </div>
);

/** Notice about a low stock, with a button to order. */
function LowStock({ product }: { product: ListedProduct }) {
  if (!isLowOrOut(product)) return null;
  return (
    <div className="mb-4">
      <FormNotice
        tone="warn"
        actions={
          <ButtonLink href={`${paths.newReceipt}?product=${product.id}`} variant="primary">
            {words.order}
          </ButtonLink>
        }
      >
        <b className="font-semibold">{text.low(product.stock)}</b>
      </FormNotice>
    </div>
  );
}

function ProductDetail({ product }: { product: ListedProduct }) {
  const isPhone = useIsPhone();
  const archive = {
    ...archiveItem,
    label: product.archived ? productsStrings.archive.back : productsStrings.archive.confirm,
    onSelect: () => void setArchived(product.id, !product.archived),
  };
  const hasTags = useTagShop() !== null && hasStock(product);
  const tag = hasTags && {
    ...tagItem,
    label: tagStrings.print,
    href: paths.printTags([[product.id, 1]]),
  };
  const pin = {
    ...pinItem,
    label: product.pinned ? pinProductStrings.remove : pinProductStrings.add,
    onSelect: () => void pinProduct(product.id, !product.pinned),
  };
  return (
    <>
      <PageHeader
        title={product.name}
        subtitle={labelsOfProduct(product)}
        back={{ href: paths.products, label: words.products }}
        badge={product.archived && <Badge tone="mute">{productsStrings.archived}</Badge>}
        menu={
          <Menu
            label={`${words.actions}, ${product.name}`}
            of={product.name}
            items={isPhone ? [tag, pin, archive] : [tag, pin]}
          />
        }
      >
        {!isPhone && (
          <Button right="product.write" onClick={archive.onSelect}>
            {archive.label}
          </Button>
        )}
        {hasStock(product) && (
          <ButtonLink href={`${paths.newAdjustment}?product=${product.id}`}>
            {words.adjustStock}
          </ButtonLink>
        )}
        <EditLink
          href={paths.editProduct(product.id, returnPath(paths.products).split("?")[1])}
          variant={isLowOrOut(product) ? "secondary" : "primary"}
        />
      </PageHeader>
      <LowStock product={product} />
      {isPhone ? <PhoneParts product={product} /> : <WideParts product={product} />}
    </>
  );
}

export default function ProductPage() {
  const { id } = useParams<{ id: string }>();
  const { data, error, refetch } = useQuery(productQueries.one(id));
  if (isNotFound(error))
    return <MissingDocument icon="glasses" title={text.missing} href={paths.products} />;
  if (data) return <ProductDetail product={data} />;
  return error === null ? (
    <DetailSkeleton />
  ) : (
    <ErrorPanel message={text.loadFailed} onRetry={() => refetch()} />
  );
}
