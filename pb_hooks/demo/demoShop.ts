/**
 * Demo shop as data: eighteen months that end today, the same for the same day. The server saves it by the routes'
 * own functions.
 */
import { addDays, type IsoDay } from "#domain/core/days.ts";
import {
  clientNotes,
  familyNames,
  firstNames,
  invoiceNote,
  prescribers,
  streets,
  towns,
} from "./demoContent.ts";
import { type EyePair, eyeFieldsOf, eyesOfClient } from "./demoEyes.ts";
import { type Extras, type Shelves, shelvesOf, soldItems, withExtras } from "./demoItems.ts";
import {
  demoBreakage,
  demoLabs,
  demoNonStock,
  type DemoDocument,
  type DemoProduct,
  demoProducts,
  demoReceipts,
  type DemoRecord,
  demoSuppliers,
  withSizes,
} from "./demoSupply.ts";
import { type DemoJob, demoJobs } from "./demoJobs.ts";
import { withMeasures } from "./demoMeasures.ts";
import { withTwoPairs } from "./demoPairs.ts";
import { toDirhams } from "#domain/core/money.ts";
import { itemsTotal } from "#domain/sale/invoice.ts";
import type { PrescriptionInput } from "#domain/documents/documents.ts";
import { type Random, seededRandom } from "./random.ts";

export type DemoSale = { id: string; body: PrescriptionInput };
type DemoShop = {
  suppliers: DemoRecord[];
  products: DemoProduct[];
  clients: DemoRecord[];
  sales: DemoSale[];
  receipts: DemoDocument[];
  adjustments: DemoDocument[];
  jobs: DemoJob[];
};

const seed = 20_261_121;
const clientCount = 400;
const saleCount = 600;
const days = 548;

function demoClients(random: Random): DemoRecord[] {
  return Array.from({ length: clientCount }, (_, index) => {
    const last = random.pick(familyNames);
    const first = random.pick(firstNames);
    const number = String(index + 1).padStart(4, "0");
    return {
      id: random.id(),
      name: `${last} ${first}`,
      phone: random.chance(0.95) ? `06 00 00 ${number.slice(0, 2)} ${number.slice(2)}` : "",
      email: random.chance(0.4) ? `client${index + 1}@mail.example` : "",
      address: random.chance(0.7)
        ? `${random.int(1, 120)}, ${random.pick(streets)}, ${random.pick(towns)}`
        : "",
      notes: random.pick(clientNotes),
    };
  });
}

/** Deposit on the day and balance at delivery; recent sales are often unpaid, as are some old ones. */
function demoPayments(random: Random, total: number, day: IsoDay, today: IsoDay) {
  const method = () => random.pick(["cash", "cash", "cash", "card", "check", "transfer"] as const);
  const payment = (amount: number, date: IsoDay) => ({
    id: random.id(),
    date,
    amount,
    payment_method: method(),
  });
  if (random.chance(0.04)) return [];
  if (random.chance(0.3)) return [payment(total, day)];
  const deposit = Math.max(50, Math.round((total * random.int(3, 6)) / 1000) * 100);
  const delivery = addDays(day, random.int(3, 12));
  const isSettled = delivery <= today && random.chance(0.93);
  if (deposit >= total) return [payment(total, day)];
  return [payment(deposit, day), ...(isSettled ? [payment(total - deposit, delivery)] : [])];
}

function demoSale(
  random: Random,
  client: string,
  eyes: EyePair,
  shelves: Shelves,
  extras: Extras,
  day: IsoDay,
  today: IsoDay,
): DemoSale {
  const items = withExtras(extras, soldItems(random, shelves, eyes));
  const total = toDirhams(itemsTotal(items));
  return {
    id: random.id(),
    body: {
      client,
      date: day,
      ...eyeFieldsOf(eyes),
      notes: "",
      prescriber: random.pick(prescribers),
      invoice: {
        id: random.id(),
        notes: random.chance(0.15) ? invoiceNote : "",
        items,
        payments: demoPayments(random, total, day, today),
      },
    },
  };
}

export function demoShopOf(today: IsoDay): DemoShop {
  const random = seededRandom(seed);
  const suppliers = demoSuppliers(random);
  // Own seed, so that adding labs left the earlier data unchanged.
  const labs = demoLabs(seededRandom(seed + 1));
  const idsOf = (records: readonly DemoRecord[]) => records.map(({ id }) => id);
  const made = demoProducts(random, idsOf(suppliers), idsOf(labs));
  const products = withSizes(seededRandom(seed + 3), made);
  const clients = demoClients(random);
  const shelves = shelvesOf(products);
  // Own seed, so that these left the other data unchanged.
  const extraRandom = seededRandom(seed + 2);
  const nonStock = demoNonStock(extraRandom, idsOf(labs)[0] ?? "");
  const extras: Extras = {
    random: extraRandom,
    service: nonStock[0],
    frames: new Set(idsOf(shelves.frames)),
  };
  const plain = demoSales(random, clients, shelves, extras, today);
  const sales = withStories(plain, products, shelves, today);
  return {
    suppliers: [...suppliers, ...labs],
    products: [...products, ...nonStock],
    clients,
    sales,
    jobs: demoJobs(sales, products, today),
    receipts: demoReceipts(random, products, today),
    adjustments: [demoBreakage(random, shelves.lenses, today)],
  };
}

/** Measures of the sales, and one of two pairs; their own seeds left the other data unchanged. */
function withStories(
  sales: readonly DemoSale[],
  products: readonly DemoProduct[],
  shelves: Shelves,
  today: IsoDay,
): DemoSale[] {
  const jobs = demoJobs(sales, products, today);
  const paired = withTwoPairs(seededRandom(seed + 5), sales, jobs, shelves, today);
  return withMeasures(seededRandom(seed + 4), paired, products, today);
}

/** Sales of today, so that the demonstration opens on a busy day. */
const salesToday = 4;

/** New clients come through all months, beside those who come again. */
function demoSales(
  random: Random,
  clients: readonly DemoRecord[],
  shelves: Shelves,
  extras: Extras,
  today: IsoDay,
): DemoSale[] {
  const dates = Array.from({ length: saleCount }, () => addDays(today, -random.int(0, days)))
    .sort()
    .map((day, index) => (index < saleCount - salesToday ? day : today));
  const known = new Map<string, EyePair>();
  return dates.map((day, index) => {
    const newcomers = Math.ceil((index * clientCount) / saleCount);
    const isNew = Math.ceil(((index + 1) * clientCount) / saleCount) > newcomers;
    const client =
      (isNew ? clients[newcomers] : random.pick(clients.slice(0, newcomers)))?.id ?? "";
    const eyes = eyesOfClient(random, known.get(client));
    known.set(client, eyes);
    return demoSale(random, client, eyes, shelves, extras, day, today);
  });
}
