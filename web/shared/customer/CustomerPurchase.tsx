import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatMoney, minus, noMoney, times } from "#domain/core/money.ts";
import { productQueries } from "#api/stock/products.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { dayName } from "#shared/till/dayNames.ts";
import { customerStrings } from "./customer.strings.ts";
import type { CustomerContent, CustomerItem, CustomerSale } from "./customerContent.ts";

const isFrame = ({ type }: CustomerItem): boolean => type === "frame" || type === "sunglasses";

type Props = Pick<CustomerContent, "ready"> & { sale: CustomerSale; isNamed: boolean };

/** Shows the sale to the customer: picture of the frame, lenses, price, amount due, promised day. */
export function CustomerPurchase({ sale, ready, isNamed }: Props) {
  const frame = sale.items.find(isFrame);
  const { due, given } = sale;
  return (
    <section
      aria-label={customerStrings.purchase}
      className={`grid grid-cols-[minmax(0,1fr)] content-start gap-6 rounded-dialog bg-canvas p-5 md:p-6 ${isNamed ? "md:max-lg:grid-cols-2" : ""}`}
    >
      {frame && <FramePicture frame={frame} />}
      <div className="grid gap-6">
        <ul className="grid gap-4 text-md empty:hidden">
          {sale.items.map((item) => (
            <ItemLine key={item.id} item={item} />
          ))}
        </ul>
        <div className="grid gap-2 border-line pt-4 text-md not-first:border-t">
          {given && (
            <>
              <Line label={words.total} className="font-semibold">
                <Money centimes={sale.total} unitClass="text-md text-inherit" />
              </Line>
              <Line label={given.label} className="text-ink-2">
                <Money centimes={given.amount} unitClass="text-md text-inherit" />
              </Line>
            </>
          )}
          <Due due={due} isSettled={given !== null && due.amount === noMoney} />
        </div>
        {ready && (
          <p className="flex items-center gap-3 text-md">
            <Icon name={ready === "now" ? "check" : "calendar"} className="size-5 text-ink-3" />
            <span>
              {ready === "now" ? (
                customerStrings.ready
              ) : (
                <>
                  {customerStrings.readyOn} <b>{dayName(ready)}</b>
                </>
              )}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** Large amount due; when nothing is due, a sentence in place of a zero. */
function Due({ due, isSettled }: { due: CustomerSale["due"]; isSettled: boolean }) {
  if (isSettled) {
    return (
      <p className="mt-3 flex items-center gap-2 font-medium text-ok-ink">
        <Icon name="circle-check" className="size-5" />
        {due.label}
      </p>
    );
  }
  return (
    <p className="mt-3 flex flex-wrap items-end justify-between gap-x-4">
      <span className="pb-1 text-ink-2">{due.label}</span>
      <Money
        centimes={due.amount}
        className="ml-auto text-2xl font-semibold tracking-tight"
        unitClass="text-md font-normal tracking-normal"
      />
    </p>
  );
}

type LineProps = { label: string; className: string; children: ReactNode };

const Line = ({ label, className, children }: LineProps) => (
  <p className={`flex justify-between gap-4 ${className}`}>
    <span>{label}</span>
    {children}
  </p>
);

function ItemLine({ item: { name, quantity, price, discount } }: { item: CustomerItem }) {
  const gross = times(price, quantity);
  return (
    <li className="flex justify-between gap-4">
      <span className="min-w-0">
        <b className="block">
          <WholeSizes name={name || words.item} />
        </b>
        {(quantity > 1 || discount > 0) && (
          <span className="block text-base text-ink-3">
            {customerStrings.pieces(formatCount(quantity), formatMoney(price))}
          </span>
        )}
        {discount > 0 && (
          <span className="block text-base text-ink-3">
            {customerStrings.discount(formatMoney(discount))}
          </span>
        )}
      </span>
      <Money centimes={minus(gross, discount)} unitClass="text-md text-inherit" />
    </li>
  );
}

/** Photograph of the frame, or a drawing without one. */
function FramePicture({ frame: { product, name, type } }: { frame: CustomerItem }) {
  const { data, isLoading } = useQuery({ ...productQueries.one(product), enabled: product !== "" });
  return isLoading ? (
    <div className="min-h-48" />
  ) : (
    <ProductPicture product={{ name, type, ...data }} size="view" label={customerStrings.frame} />
  );
}
