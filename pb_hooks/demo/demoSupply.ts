/** Supply of the demo shop: suppliers, catalogue, receipts, an adjustment. */
import { addDays, type IsoDay } from "#domain/core/days.ts";
import type { LabMeasure } from "#domain/core/records.ts";
import { sizeInName } from "#domain/stock/frameSize.ts";
import {
  accessories,
  breakageNote,
  customLens,
  fitting,
  frameColors,
  frameMaterials,
  frameModels,
  frameWord,
  labs,
  lenses,
  lensPrefix,
  receiptNote,
  demoSupplierNames,
  sunModels,
  sunWord,
} from "./demoContent.ts";
import type { Random } from "./random.ts";

type DemoValue = string | number | boolean | readonly string[];
export type DemoRecord = { id: string } & Record<string, DemoValue>;
export type DemoProduct = DemoRecord & {
  name: string;
  type: string;
  selling_price: number;
  stock: number;
};
/** Receipt or adjustment, as the body of its PUT. */
export type DemoDocument = { id: string; body: Record<string, unknown> };

export function demoSuppliers(random: Random): DemoRecord[] {
  return demoSupplierNames.map(({ name, contact_person, city }, index) => ({
    id: random.id(),
    name,
    contact_person,
    phone: `05 00 00 00 ${String(index + 10)}`,
    email: `contact${index + 1}@fournisseur.example`,
    address: city,
  }));
}

/** Measures that the second lab wants on its orders. */
const wantedMeasures: readonly LabMeasure[] = [
  "height",
  "pantoscopic",
  "wrap",
  "eye_size",
  "bridge",
];

/** Labs are suppliers too. */
export const demoLabs = (random: Random): DemoRecord[] =>
  labs.map(({ name, contact_person, city, cylinder }, index) => ({
    id: random.id(),
    name,
    contact_person,
    phone: `05 00 00 00 ${String(index + 21)}`,
    email: `commandes${index + 1}@labo.example`,
    address: city,
    is_lab: true,
    cylinder,
    ...(index === 1 ? { measures: wantedMeasures } : {}),
  }));

/** A service and a lens made to order, which have no stock. */
export const demoNonStock = (random: Random, lab: string): DemoProduct[] => [
  {
    id: random.id(),
    name: fitting.name,
    type: "service",
    reference: "P-01",
    selling_price: fitting.price,
    stock: 0,
    pinned: true,
  },
  {
    id: random.id(),
    name: customLens.name,
    type: "lens",
    reference: "V-90",
    selling_price: customLens.price,
    min_price: customLens.minPrice,
    stock: 0,
    made_to_order: true,
    supplier: lab,
  },
];

const frameCount = 180;
const sunCount = 48;

export function demoProducts(
  random: Random,
  supplierIds: readonly string[],
  labIds: readonly string[],
): DemoProduct[] {
  const make = (values: Named) => productOf(random, supplierIds, values);
  const products = [
    ...Array.from({ length: frameCount }, (_, index) =>
      make(framed(random, frameWord, "frame", random.pick(frameModels), index)),
    ),
    ...Array.from({ length: sunCount }, (_, index) =>
      make(framed(random, sunWord, "sunglasses", random.pick(sunModels), index)),
    ),
    ...lenses.map(({ model, price }, index) => {
      const reference = numbered("V", index, 2);
      const stock = random.int(90, 160);
      const lens = make({ name: lensPrefix + model, type: "lens", reference, price, stock });
      return { ...lens, supplier: labIds[index % labIds.length] ?? "" };
    }),
    ...accessories.map(({ name, price }, index) => {
      const reference = numbered("A", index, 2);
      return make({ name, type: "accessory", reference, price, stock: random.int(40, 120) });
    }),
  ];
  // Lenses come in the lab's paper envelope, without a barcode.
  return products.map((product, place) =>
    product.type === "lens" ? product : { ...product, barcode: barcodeOf(place) },
  );
}

/** Two frames of three were measured; the others have their size in their name only. */
export const withSizes = (random: Random, products: readonly DemoProduct[]): DemoProduct[] =>
  products.map((product) => {
    const size = product.type === "lens" ? null : sizeInName(product.name);
    if (!size || random.int(1, 3) === 3) return product;
    const { eye_size, bridge } = size;
    const sides = { temple: random.int(27, 30) * 5, lens_height: random.int(56, 88) / 2 };
    return { ...product, eye_size: eye_size ?? 0, bridge: bridge ?? 0, ...sides };
  });

type Named = { name: string; type: string; reference: string; price: number; stock: number };

/** Moroccan EAN-13 with its check digit, different for each product. */
function barcodeOf(place: number): string {
  const digits = `611${String(10_400 + place * 37).padStart(6, "0")}${String((place * 271) % 1000).padStart(3, "0")}`;
  const weighed = Array.from(digits).reduce(
    (sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (weighed % 10)) % 10}`;
}

const numbered = (letter: string, index: number, digits: number): string =>
  `${letter}-${String(index + 1).padStart(digits, "0")}`;

/** Frame or sunglasses with a size. */
function framed(random: Random, word: string, type: string, model: string, index: number): Named {
  const size = `${random.int(48, 56)}-${random.int(16, 20)}`;
  const name = `${word} ${random.pick(frameMaterials)} ${model} ${size}, ${random.pick(frameColors)}`;
  const reference = numbered(type === "frame" ? "M" : "S", index, 3);
  return { name, type, reference, price: random.int(30, 190) * 10, stock: random.int(2, 9) };
}

const productOf = (
  random: Random,
  supplierIds: readonly string[],
  { name, type, reference, price, stock }: Named,
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

const receiptCount = 18;
const monthDays = 30;

/** Monthly receipts; the last is pending, the one before partial. */
export const demoReceipts = (
  random: Random,
  products: readonly DemoProduct[],
  today: IsoDay,
): DemoDocument[] =>
  Array.from({ length: receiptCount }, (_, index) =>
    demoReceipt(random, products, addDays(today, -index * monthDays - random.int(1, 20)), index),
  ).reverse();

function demoReceipt(
  random: Random,
  products: readonly DemoProduct[],
  date: IsoDay,
  index: number,
): DemoDocument {
  const supplier = String(random.pick(products)["supplier"]);
  const own = products.filter((product) => product["supplier"] === supplier);
  const status = index === 0 ? "pending" : index === 1 ? "partial" : "received";
  const share = { pending: 0, partial: 0.5, received: 1 }[status];
  const first = random.int(0, Math.max(0, own.length - 7));
  return {
    id: random.id(),
    body: {
      receipt_number: `BR-${date.replaceAll("-", "")}-${String(index + 101)}`,
      supplier,
      date,
      status,
      notes: index % 3 === 0 ? receiptNote : "",
      items: own
        .slice(first, first + random.int(3, 6))
        .map((product) => receivedItem(random, product, share)),
    },
  };
}

function receivedItem(random: Random, product: DemoProduct, share: number) {
  const quantity = random.int(2, 8);
  return {
    id: random.id(),
    product: product.id,
    quantity,
    price: product["purchase_price"],
    received_quantity: Math.floor(quantity * share),
    notes: "",
  };
}

export const demoBreakage = (
  random: Random,
  lenses: readonly DemoProduct[],
  today: IsoDay,
): DemoDocument => {
  const date = addDays(today, -9);
  return {
    id: random.id(),
    body: {
      adjustment_number: `AJ-${date.replaceAll("-", "")}-001`,
      date,
      reason: "damage",
      notes: breakageNote,
      items: lenses
        .slice(0, 1)
        .map(({ id }) => ({ id: random.id(), product: id, quantity: -1, notes: "" })),
    },
  };
};
