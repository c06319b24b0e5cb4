/** Content of the customer view, and the signal that opens it. */
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
  /** Amount paid or received, with its label; null when none. */
  given: Line | null;
  /** Amount due, surplus, or 'paid' note, with its label. */
  due: Line;
};
export type Settlement = Omit<CustomerSale, "items">;
export type CustomerContent = {
  /** Name of the client; '' for a walk-in. */
  name: string;
  day: string;
  correction: {
    eyes: Eyes;
    /** Near vision as prescribed, by eye; null for an eye without one. */
    nears: Record<EyeSide, Eye | null>;
    /** Parameters of the query for the former prescription: same client, earlier day, another id. */
    client: string;
    except: string;
  } | null;
  sale: CustomerSale | null;
  ready: Ready;
};
/** Promised day, 'now' when the glasses are ready, or null. */
type Ready = IsoDay | "now" | null;

/** Items of a sale form, for the customer view. */
export const customerItems = (items: readonly ItemValues[]): CustomerItem[] =>
  items.map((item) => ({
    ...pick(item, "id", "product", "type"),
    name: itemName(item),
    quantity: parseQuantity(item.quantity) ?? 0,
    price: parseAmount(item.price) ?? noMoney,
    discount: itemDiscount(item),
  }));

/** When the glasses are ready; null when the promised day is past. */
export function readyOf(
  job: { status: JobStatus; promised_on: string } | null,
  now = today(),
): Ready {
  if (job?.status === "ready") return "now";
  const day = job && isJobInWork(job.status) ? parseDay(job.promised_on) : null;
  return day && day >= now ? day : null;
}

/** Function that opens the customer view, or null. A signal, because the header's button is outside the form. */
export const customerView = signal<(() => void) | null>(null);

/** Amounts of a sale: total, paid, due. */
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

/** Amounts of a counter sale, from the sum received. */
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
