/**
 * The demonstration shop as data: eighteen months that end today, the same for the same day. The server saves it by the
 * same document saves as the counter does.
 */
import { addDays, type IsoDay } from "./days";
import {
  accessories,
  clientNotes,
  familyNames,
  firstNames,
  frameColors,
  frameMaterials,
  frameModels,
  frameWord,
  invoiceNote,
  lenses,
  lensPrefix,
  prescribers,
  streets,
  suppliers,
  sunModels,
  sunWord,
  towns,
} from "./demoContent";
import type { PrescriptionInput } from "./documents";
import { type Random, seededRandom } from "./random";

type DemoRecord = { id: string } & Record<string, string | number | boolean>;
export type DemoProduct = DemoRecord & { type: string; selling_price: number; stock: number };
export type DemoSale = { id: string; body: PrescriptionInput };
export type DemoShop = {
  suppliers: DemoRecord[];
  products: DemoProduct[];
  clients: DemoRecord[];
  sales: DemoSale[];
};

const seed = 20_261_121;
const clientCount = 400;
const saleCount = 600;
const days = 548;

function demoSuppliers(random: Random): DemoRecord[] {
  return suppliers.map(({ name, contact_person, city }, index) => ({
    id: random.id(),
    name,
    contact_person,
    phone: `05 00 00 00 ${String(index + 10)}`,
    email: `contact${index + 1}@fournisseur.example`,
    address: city,
  }));
}

function demoProducts(random: Random, supplierIds: readonly string[]): DemoProduct[] {
  const product = (
    name: string,
    type: string,
    reference: string,
    price: number,
    stock: number,
  ): DemoProduct => ({
    id: random.id(),
    name,
    type,
    reference,
    purchase_price: Math.round(price * 0.45),
    selling_price: price,
    stock,
    supplier: random.pick(supplierIds),
  });
  const framed = (word: string, type: string, model: string, index: number): DemoProduct => {
    const size = `${random.int(48, 56)}-${random.int(16, 20)}`;
    const name = `${word} ${random.pick(frameMaterials)} ${model} ${size}, ${random.pick(frameColors)}`;
    const reference = `${type === "frame" ? "M" : "S"}-${String(index + 1).padStart(3, "0")}`;
    return product(name, type, reference, random.int(30, 190) * 10, random.int(2, 9));
  };
  return [
    ...Array.from({ length: 180 }, (_, index) =>
      framed(frameWord, "frame", random.pick(frameModels), index),
    ),
    ...Array.from({ length: 48 }, (_, index) =>
      framed(sunWord, "sunglasses", random.pick(sunModels), index),
    ),
    ...lenses.map(({ model, price }, index) =>
      product(
        lensPrefix + model,
        "lens",
        `V-${String(index + 1).padStart(2, "0")}`,
        price,
        random.int(90, 160),
      ),
    ),
    ...accessories.map(({ name, price }, index) =>
      product(
        name,
        "accessory",
        `A-${String(index + 1).padStart(2, "0")}`,
        price,
        random.int(40, 120),
      ),
    ),
  ];
}

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

type EyeValues = {
  sphere: number;
  cylinder: number | null;
  axis: number | null;
  add: number | null;
  eip: number;
};

function demoEye(random: Random, isPresbyope: boolean): EyeValues {
  const hasCylinder = random.chance(0.6);
  return {
    sphere: random.int(-20, 14) / 4,
    cylinder: hasCylinder ? -random.int(1, 8) / 4 : null,
    axis: hasCylinder ? random.int(0, 35) * 5 : null,
    add: isPresbyope ? random.int(3, 11) / 4 : null,
    eip: random.int(58, 68) / 2,
  };
}

/** Deposit on the day, the rest at delivery; recent sales are often still due, some old ones too. */
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
  products: { frames: DemoProduct[]; lenses: DemoProduct[]; others: DemoProduct[] },
  day: IsoDay,
  today: IsoDay,
): DemoSale {
  const isPresbyope = random.chance(0.45);
  const right = demoEye(random, isPresbyope);
  const left = { ...demoEye(random, isPresbyope), add: right.add };
  const line = (product: DemoProduct, quantity: number) => {
    product.stock -= quantity;
    return { id: random.id(), product: product.id, quantity, price: product.selling_price };
  };
  const inStock = (list: DemoProduct[], needed: number) =>
    list.filter(({ stock }) => stock >= needed);
  const frames = inStock(products.frames, 1);
  const items = [
    ...(inStock(products.lenses, 2).length > 0
      ? [line(random.pick(inStock(products.lenses, 2)), 2)]
      : []),
    ...(frames.length > 0 && random.chance(0.9) ? [line(random.pick(frames), 1)] : []),
    ...(random.chance(0.35) ? [line(random.pick(inStock(products.others, 1)), 1)] : []),
  ];
  const total = items.reduce((sum, item) => sum + item.quantity * item.price, 0);
  return {
    id: random.id(),
    body: {
      client,
      date: day,
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
  const shopSuppliers = demoSuppliers(random);
  const products = demoProducts(
    random,
    shopSuppliers.map(({ id }) => id),
  );
  const clients = demoClients(random);
  const stocked = products.map((product) => ({ ...product }));
  const byType = (...types: string[]) => stocked.filter(({ type }) => types.includes(type));
  const shelves = {
    frames: byType("frame", "sunglasses"),
    lenses: byType("lens"),
    others: byType("accessory"),
  };
  const dates = Array.from({ length: saleCount }, () =>
    addDays(today, -random.int(0, days)),
  ).sort();
  // Everybody comes once before anybody comes again.
  const sales = dates.map((day, index) => {
    const client = index < clientCount ? clients[index] : random.pick(clients);
    return demoSale(random, client?.id ?? "", shelves, day, today);
  });
  return { suppliers: shopSuppliers, products, clients, sales };
}
