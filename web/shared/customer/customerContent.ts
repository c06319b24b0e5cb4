/** Details of the customer view, and the context that offers it. */
import { pick } from "#lib/pick.ts";
import { signal } from "@preact/signals-react";
import { type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, parseAmount, parseQuantity } from "#domain/core/money.ts";
import type { EyeSide, JobStatus, ProductType } from "#domain/core/records.ts";
import type { Eye, Eyes } from "#domain/optics/optics.ts";
import { isJobInWork } from "#domain/workshop/jobs.ts";
import { invoiceBalance } from "#domain/sale/due.ts";
import { words } from "#lib/texts/words.strings.ts";
import { itemDiscount, itemName, type ItemValues } from "#shared/sales/items/saleItems.ts";
import { customerStrings } from "./customer.strings.ts";

export type CustomerItem = {
  id: string;
  product: string;
  name: string;
  type: ProductType;
  quantity: number;
  price: Centimes;
  discount: Centimes;
};
type Line = { label: string; amount: Centimes };
export type CustomerSale = {
  items: readonly CustomerItem[];
  total: Centimes;
  /** Paid amount; null for none. */
  given: Line | null;
  /** Amount due. */
  due: Line;
};
export type Settlement = Omit<CustomerSale, "items">;
export type CustomerContent = {
  /** '' for a walk-in. */
  name: string;
  day: string;
  correction: {
    eyes: Eyes;
    /** Given near visions; null of an eye without one. */
    nears: Record<EyeSide, Eye | null>;
    /** Query of the former prescription: same client, earlier day, other id. */
    client: string;
    except: string;
  } | null;
  sale: CustomerSale | null;
  ready: Ready;
};
/** Promised day, 'now' for ready glasses, or null. */
type Ready = IsoDay | "now" | null;

/** Items of a form. */
export const customerItems = (items: readonly ItemValues[]): CustomerItem[] =>
  items.map((item) => ({
    ...pick(item, "id", "product", "type"),
    name: itemName(item),
    quantity: parseQuantity(item.quantity) ?? 0,
    price: parseAmount(item.price) ?? noMoney,
    discount: itemDiscount(item),
  }));

/** A past promise is not shown. */
export function readyOf(
  job: { status: JobStatus; promised_on: string } | null,
  now = today(),
): Ready {
  if (job?.status === "ready") return "now";
  const day = job && isJobInWork(job.status) ? parseDay(job.promised_on) : null;
  return day && day >= now ? day : null;
}

/** Opens the customer view, or null. In a context, because header buttons are outside the form. */
export const customerView = signal<(() => void) | null>(null);

/** Payment state of a sale. */
export function settlement(
  total: Centimes,
  paid: Centimes,
  days: readonly string[] = [],
): Settlement {
  const { remaining, surplus } = invoiceBalance(total, paid);
  const isToday = days.every((day) => day.slice(0, 10) === today());
  const given =
    paid > noMoney
      ? { label: isToday ? customerStrings.paidToday : words.paid, amount: paid }
      : null;
  return { total, given, due: dueOf(remaining, surplus, paid) };
}

function dueOf(remaining: Centimes, surplus: Centimes, paid: Centimes): Line {
  if (surplus > noMoney) return { label: customerStrings.back, amount: surplus };
  if (remaining === noMoney && paid > noMoney)
    return { label: customerStrings.settled, amount: noMoney };
  return {
    label: paid > noMoney ? customerStrings.remaining : customerStrings.toPay,
    amount: remaining,
  };
}

/** Payment state of a counter sale, by the received amount. */
export function tendered(total: Centimes, received: Centimes | null): Settlement {
  if (received === null)
    return { total, given: null, due: { label: customerStrings.toPay, amount: total } };
  const given = { label: words.moneyReceived, amount: received };
  const due =
    received > total
      ? { label: customerStrings.back, amount: minus(received, total) }
      : dueOf(minus(total, received), noMoney, received);
  return { total, given, due };
}
