import { useParams } from "wouter";
import { stockLevelOf } from "../../../pb_hooks/domain/stockLevel";
import { isNotFound } from "../../lib/api";
import { labelsOfProduct } from "./productLabels";
import { paths } from "../../lib/paths";
import { useRevision } from "../../lib/revisions";
import { useSearchParam } from "../../lib/searchParams";
import { useQuery } from "../../lib/useQuery";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { ButtonLink } from "../../ui/ButtonLink";
import { FormNotice } from "../../ui/FormNotice";
import { PageHeader } from "../../ui/PageHeader";
import { ErrorPanel, RowsSkeleton } from "../../ui/Panel";
import { MissingDocument } from "../../ui/sales/MissingDocument";
import { useIsPhone } from "../../ui/useIsPhone";
import { Tabs } from "../../ui/Tabs";
import { ProductInfo } from "./ProductInfo";
import { ProductMovements } from "./ProductMovements";
import { ProductReceipts } from "./ProductReceipts";
import { type ListedProduct, loadProduct } from "./products.api";
import { strings } from "./products.strings";
import { setArchived } from "./useDeleteProduct";

const text = strings.detail;
type Key = keyof typeof text.tabs;
const keys = Object.keys(text.tabs) as Key[];
const tabs = keys.map((key) => ({ key, label: text.tabs[key] }));

/** On a phone one part at a time, under tabs (supply.md §2). */
function PhoneParts({ product }: { product: ListedProduct }) {
  const [asked, ask] = useSearchParam("tab");
  const tab = keys.find((key) => key === asked) ?? "info";
  return (
    <Tabs
      className="mb-4"
      label={text.tabsLabel}
      tabs={tabs}
      current={tab}
      onChange={(key) => ask(key === "info" ? "" : key)}
    >
      {tab === "info" && <ProductInfo product={product} />}
      {tab === "movements" && <ProductMovements product={product} />}
      {tab === "receipts" && <ProductReceipts product={product} />}
    </Tabs>
  );
}

function LowStock({ product }: { product: ListedProduct }) {
  if (stockLevelOf(product.stock) === "enough") return null;
  return (
    <div className="mb-4">
      <FormNotice
        tone="warn"
        actions={
          <ButtonLink href={`${paths.newReceipt}?product=${product.id}`}>{text.order}</ButtonLink>
        }
      >
        <b className="font-semibold">{text.low(product.stock)}</b>
      </FormNotice>
    </div>
  );
}

function ProductDetail({ product }: { product: ListedProduct }) {
  const isPhone = useIsPhone();
  return (
    <>
      <PageHeader
        title={product.name}
        subtitle={labelsOfProduct(product)}
        back={{ href: paths.products, label: text.back }}
        badge={product.archived && <Badge tone="mute">{strings.archived}</Badge>}
      >
        {product.archived && (
          <Button onClick={() => void setArchived(product.id, false)}>
            {strings.archive.back}
          </Button>
        )}
        <ButtonLink href={paths.newAdjustment}>{text.adjust}</ButtonLink>
        <ButtonLink href={paths.editProduct(product.id)} variant="primary" icon="edit">
          {text.edit}
        </ButtonLink>
      </PageHeader>
      <LowStock product={product} />
      {isPhone ? (
        <PhoneParts product={product} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <ProductInfo product={product} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ProductMovements product={product} />
            <ProductReceipts product={product} />
          </div>
        </div>
      )}
    </>
  );
}

export default function ProductPage() {
  const { id } = useParams<{ id: string }>();
  const { data, error, reload } = useQuery(id, (signal) => loadProduct(id, signal), {
    revision: useRevision("optique_products"),
  });
  if (isNotFound(error))
    return <MissingDocument icon="glasses" title={text.missing} href={paths.products} />;
  if (data) return <ProductDetail product={data} />;
  return error === undefined ? (
    <section className="card">
      <RowsSkeleton rows={6} />
    </section>
  ) : (
    <ErrorPanel message={text.loadFailed} onRetry={reload} />
  );
}
