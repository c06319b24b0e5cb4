import type { ReactNode } from "react";
import type { Product } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { ReceiptStatusBadge } from "#ui/page/Badge.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { MovementQuantity } from "#shared/stock/MovementQuantity.tsx";
import { movementDocument } from "#shared/stock/movementDocument.ts";
import { leftOf, LevelBadge } from "#shared/stock/StockBadge.tsx";
import type { StockFigures } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { movementTypeLabels } from "#shared/stock/stock.strings.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import { stockStrings } from "./stock.strings.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

type PanelProps = { title: string; href?: string; children: ReactNode };

/** Section of the overview, with a link to its tab. */
export function PanelSection({ title, href, children }: PanelProps) {
  return (
    <section className="min-w-0">
      <div className="flex h-11 items-center gap-3 border-b border-line px-4">
        <h2 className="flex-1 font-semibold">{title}</h2>
        {href && (
          <a href={href} className="link text-sm" aria-label={`${words.seeAll}\u00a0: ${title}`}>
            {words.seeAll}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

/** First products to order again. */
export function Shelves({ products }: { products: readonly Product[] }) {
  const isPhone = useIsPhone();
  if (products.length === 0)
    return (
      <EmptyState icon="circle-check" title={stockStrings.noLow} text={stockStrings.noLowHint} />
    );
  return (
    <ul className="divide-y divide-line">
      {products.map((product) =>
        isPhone ? (
          <li key={product.id} className="flex h-17 flex-col justify-center px-4">
            <ShelfName product={product} />
            <span className="flex items-center gap-2">
              <ShelfDetails product={product} />
              <LevelBadge product={product} />
              <OrderLink product={product} className="link ml-auto text-sm" />
            </span>
          </li>
        ) : (
          <li key={product.id} className="flex items-center gap-3 px-4 py-1.5">
            <span className="min-w-0 flex-1">
              <ShelfName product={product} />
              <ShelfDetails product={product} />
            </span>
            <LevelBadge product={product} />
            <OrderLink product={product} className="btn btn-secondary btn-sm" />
          </li>
        ),
      )}
    </ul>
  );
}

type ShelfProps = { product: Product };

const ShelfName = ({ product: { id, name } }: ShelfProps) => (
  <a
    href={paths.product(id)}
    className="finger block truncate font-medium hover:underline"
    title={name}
  >
    <WholeSizes name={name} />
  </a>
);

const ShelfDetails = ({ product }: ShelfProps) => (
  <span className="block text-sm text-ink-3">
    {[product.reference, leftOf(product)].filter(Boolean).join(" · ")}
  </span>
);

const OrderLink = ({ product, className }: ShelfProps & { className: string }) => (
  <a
    href={paths.orderProduct(product.id)}
    className={className}
    aria-label={stockStrings.orderProduct(product.name)}
  >
    {words.order}
  </a>
);

export function LatestMovements({ movements }: { movements: StockFigures["recentMovements"] }) {
  if (movements.length === 0) return <EmptyState icon="box" title={words.noStockMovement} />;
  return (
    <ul className="divide-y divide-line">
      {movements.map((movement) => (
        <li key={movement.id} className="flex items-center gap-3 px-4 py-1.5">
          <span className="min-w-0 flex-1">
            <a
              dir="auto"
              href={paths.product(movement.product)}
              className="finger block truncate font-medium hover:underline"
              title={movement.expand?.product?.name}
            >
              <SizedName>{movement.expand?.product?.name ?? words.unknownProduct}</SizedName>
            </a>
            <span className="block text-sm text-ink-3">
              {[
                movementTypeLabels[movement.movement_type],
                formatDay(movement.date),
                movementDocument(movement)?.name,
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
          <MovementQuantity quantity={movement.quantity} />
        </li>
      ))}
    </ul>
  );
}

export function LatestReceipts({ receipts }: { receipts: StockFigures["recentReceipts"] }) {
  if (receipts.length === 0) {
    return (
      <EmptyState icon="box" title={words.noReceiptFound}>
        <ButtonLink href={paths.newReceipt} icon="plus">
          {words.newSlipButton}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {receipts.map((receipt) => (
        <li key={receipt.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <span className="min-w-0 flex-1">
            <a
              href={paths.receipt(receipt.id)}
              className="finger block truncate font-medium hover:underline"
            >
              {receipt.receipt_number}
            </a>
            <span className="block truncate text-sm text-ink-3">
              <bdi dir="auto">{supplierOf(receipt)}</bdi> · {formatDay(receipt.date)}
            </span>
          </span>
          <ReceiptStatusBadge status={receipt.status} />
          <Money dirhams={receipt.total_amount} className="font-semibold" />
        </li>
      ))}
    </ul>
  );
}
