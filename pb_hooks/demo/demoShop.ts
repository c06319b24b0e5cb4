/**
 * Demo shop as data: eighteen months that end today, the same for the same day. The server saves it by the routes'
 * own functions.
 */
import { addDays, type IsoDay } from "#domain/core/days.ts";
import {
  clientNotes,
  familyNames,
  firstNames,
  frameRemark,
  invoiceNote,
  prescribers,
  repair,
  streets,
  towns,
} from "./demoContent.ts";
import { type EyePair, eyesOfClient } from "./demoEyes.ts";
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
} from "./demoSupply.ts";
import { type DemoJob, demoJobs } from "./demoJobs.ts";
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

/** Products by type; their stock decreases with each sale. */
type Shelves = { frames: DemoProduct[]; lenses: DemoProduct[]; others: DemoProduct[] };

function shelvesOf(products: readonly DemoProduct[]): Shelves {
  const stocked = products.map((product) => ({ ...product }));
  const ofType = (...types: string[]) => stocked.filter(({ type }) => types.includes(type));
  return {
    frames: ofType("frame", "sunglasses"),
    lenses: ofType("lens"),
    others: ofType("accessory"),
  };
}

type DemoItem = {
  id: string;
  product: string;
  quantity: number;
  price: number;
  label?: string;
  discount?: number;
};
/** Extras of some sales: discount and remark of the frame, a service, a free line. */
type Extras = { random: Random; service: DemoProduct | undefined; frames: ReadonlySet<string> };

function withExtras({ random, service, frames }: Extras, items: readonly DemoItem[]): DemoItem[] {
  const line = { id: random.id(), quantity: 1 };
  const discounted = items.map((item) => {
    if (!frames.has(item.product) || !random.chance(0.25)) return item;
    const discount = Math.round(item.price / 100) * 10;
    return { ...item, discount, label: random.chance(0.3) ? frameRemark : "" };
  });
  const chance = random.int(1, 100);
  if (chance <= 8 && service)
    return [...discounted, { ...line, product: service.id, price: service.selling_price }];
  if (chance <= 12)
    return [...discounted, { ...line, product: "", label: repair.label, price: repair.price }];
  return discounted;
}

/** Two lenses, mostly a frame, sometimes an accessory. */
function soldItems(random: Random, shelves: Shelves) {
  const sell = (product: DemoProduct, quantity: number) => {
    product.stock -= quantity;
    return { id: random.id(), product: product.id, quantity, price: product.selling_price };
  };
  const inStock = (shelf: DemoProduct[], needed: number) =>
    shelf.filter(({ stock }) => stock >= needed);
  const frames = inStock(shelves.frames, 1);
  const lenses = inStock(shelves.lenses, 2);
  return [
    ...(lenses.length > 0 ? [sell(random.pick(lenses), 2)] : []),
    ...(frames.length > 0 && random.chance(0.9) ? [sell(random.pick(frames), 1)] : []),
    ...(random.chance(0.35) ? [sell(random.pick(inStock(shelves.others, 1)), 1)] : []),
  ];
}

const eyeFieldsOf = ({ right, left }: EyePair) => ({
  right_sphere: right.sphere,
  right_cylinder: right.cylinder,
  right_axis: right.axis,
  right_add: right.add,
  right_eip: right.eip,
  left_sphere: left.sphere,
  left_cylinder: left.cylinder,
  left_axis: left.axis,
  left_add: left.add,
  left_eip: left.eip,
});

function demoSale(
  random: Random,
  client: string,
  eyes: EyePair,
  shelves: Shelves,
  extras: Extras,
  day: IsoDay,
  today: IsoDay,
): DemoSale {
  const items = withExtras(extras, soldItems(random, shelves));
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
  const products = demoProducts(random, idsOf(suppliers), idsOf(labs));
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
  const sales = demoSales(random, clients, shelves, extras, today);
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
