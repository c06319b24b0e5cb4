/** What the customer is shown, and how a page offers it. */
import { signal } from "@preact/signals-react";
import { type IsoDay, parseDay, today } from "#domain/core/days.ts";
import { type Centimes, minus, noMoney, parseAmount, parseQuantity } from "#domain/core/money.ts";
import type { JobStatus, ProductType } from "#domain/core/records.ts";
import type { Eyes } from "#domain/optics/optics.ts";
import { isJobInWork } from "#domain/workshop/jobs.ts";
import { invoiceBalance } from "#domain/sale/due.ts";
import { words } from "#lib/words.strings.ts";
import type { ItemValues } from "#shared/sales/saleItems.ts";
import { strings } from "./customer.strings.ts";

export type CustomerItem = {
  id: string;
  product: string;
  name: string;
  type: ProductType;
  quantity: number;
  price: Centimes;
};
type Line = { label: string; amount: Centimes };
export type CustomerSale = {
  items: readonly CustomerItem[];
  total: Centimes;
  /** What was given already; null for nothing. */
  given: Line | null;
  /** The figure that is asked for. */
  due: Line;
};
export type Settlement = Omit<CustomerSale, "items">;
export type CustomerFacts = {
  /** '' for nobody in particular. */
  name: string;
  day: string;
  correction: {
    eyes: Eyes;
    /** The former prescription is looked for: of this client, before this day, not this one. */
    client: string;
    except: string;
  } | null;
  sale: CustomerSale | null;
  ready: Ready;
};
/** The day the glasses are promised for, or 'now' for those that wait for their customer; null where there is nothing to say. */
type Ready = IsoDay | "now" | null;

/** The lines of a sale as they stand in a form. */
export const customerItems = (items: readonly ItemValues[]): CustomerItem[] =>
  items.map(({ id, product, name, type, quantity, price }) => ({
    id,
    product,
    name,
    type,
    quantity: parseQuantity(quantity) ?? 0,
    price: parseAmount(price) ?? noMoney,
  }));

/** A promise that was not kept is not shown. */
export function readyOf(
  job: { status: JobStatus; promised_on: string } | null,
  now = today(),
): Ready {
  if (job?.status === "ready") return "now";
  const day = job && isJobInWork(job.status) ? parseDay(job.promised_on) : null;
  return day && day >= now ? day : null;
}

/** What opens the page of the customer; null where there is none. The button stands in headers, apart from the form. */
export const customerView = signal<(() => void) | null>(null);

/** Where a sale stands: paid of a total. */
export function settlement(
  total: Centimes,
  paid: Centimes,
  days: readonly string[] = [],
): Settlement {
  const { remaining, surplus } = invoiceBalance(total, paid);
  const isToday = days.every((day) => day.slice(0, 10) === today());
  const given =
    paid > noMoney ? { label: isToday ? strings.paidToday : words.paid, amount: paid } : null;
  return { total, given, due: dueOf(remaining, surplus, paid) };
}

function dueOf(remaining: Centimes, surplus: Centimes, paid: Centimes): Line {
  if (surplus > noMoney) return { label: strings.back, amount: surplus };
  if (remaining === noMoney && paid > noMoney) return { label: strings.settled, amount: noMoney };
  return { label: paid > noMoney ? strings.remaining : strings.toPay, amount: remaining };
}

/** Where a counter sale stands, by what was received in hand. */
export function tendered(total: Centimes, received: Centimes | null): Settlement {
  if (received === null)
    return { total, given: null, due: { label: strings.toPay, amount: total } };
  const given = { label: words.moneyReceived, amount: received };
  const due =
    received > total
      ? { label: strings.back, amount: minus(received, total) }
      : dueOf(minus(total, received), noMoney, received);
  return { total, given, due };
}
