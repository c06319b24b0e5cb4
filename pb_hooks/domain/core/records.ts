/**
 * The shape of every stored record (server/README.md, Collections): names, kinds, limits. The types of the whole product come from here,
 * the server checks bodies against it, and a test compares it with the live database.
 */

export type Field =
  | { kind: "text"; max: number; required?: true }
  | { kind: "email"; required?: true }
  /** `sent`: zero is a value, but a new record must give one. `required`: zero is refused. */
  | { kind: "number"; min?: number; max?: number; int?: true; required?: true; sent?: true }
  | { kind: "date"; required?: true }
  | { kind: "select"; values: readonly string[]; required?: true }
  | { kind: "relation"; to: string; cascade?: true; required?: true }
  | {
      kind: "file";
      maxBytes: number;
      types: readonly string[];
      protected?: true;
      thumbs?: readonly string[];
    }
  | { kind: "eye" }
  | { kind: "json" }
  | { kind: "bool" };

export const productTypes = ["frame", "lens", "sunglasses", "accessory", "other"] as const;
const invoiceStatuses = ["unpaid", "partial", "paid"] as const;
export const paymentMethods = [
  "cash",
  "card",
  "check",
  "transfer",
  "bank_transfer",
  "other",
] as const;
export const receiptStatuses = ["pending", "received", "partial", "cancelled"] as const;
export const adjustmentReasons = ["inventory_count", "damage", "theft", "other"] as const;
export const movementTypes = ["sale", "purchase", "adjustment", "return", "initial"] as const;
export const eyeSides = ["right", "left"] as const;
const eyeMeasures = ["sphere", "cylinder", "axis", "add", "eip"] as const;

export type ProductType = (typeof productTypes)[number];
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type ReceiptStatus = (typeof receiptStatuses)[number];
export type AdjustmentReason = (typeof adjustmentReasons)[number];
export type MovementType = (typeof movementTypes)[number];
export type EyeSide = (typeof eyeSides)[number];
export type EyeMeasure = (typeof eyeMeasures)[number];

const images = ["image/png", "image/jpeg", "image/webp"] as const;
const MB = 1024 * 1024;
/** The largest amount (dirhams) and quantity of a line: their product in centimes stays an exact integer. */
export const maxAmount = 999_999_999.99;
export const maxQuantity = 50_000;

/** A picture of the shop's own: a logo, a product. */
export const picture = { kind: "file", maxBytes: 2 * MB, types: images } as const;

const name = { kind: "text", max: 200, required: true } as const;
const text = { kind: "text", max: 500 } as const;
const notes = { kind: "text", max: 5000 } as const;
const email = { kind: "email" } as const;
const day = { kind: "date", required: true } as const;
const amount = { kind: "number", min: 0, max: maxAmount } as const;
const sentAmount = { ...amount, sent: true } as const;
const stockLevel = { kind: "number", min: 0, max: 999_999_999, int: true } as const;
const signedQuantity = {
  kind: "number",
  min: -maxQuantity,
  max: maxQuantity,
  int: true,
  required: true,
} as const;
const lineQuantity = {
  kind: "number",
  min: 1,
  max: maxQuantity,
  int: true,
  required: true,
} as const;
const eye = { kind: "eye" } as const;
const company = { kind: "relation", to: "optique_companies", required: true } as const;
const relation = <To extends string>(to: To) => ({ kind: "relation", to }) as const;
const requiredRelation = <To extends string>(to: To) =>
  ({ kind: "relation", to, required: true }) as const;
const parent = <To extends string>(to: To) =>
  ({ kind: "relation", to, required: true, cascade: true }) as const;
const number = { kind: "text", max: 50, required: true } as const;

export const collections = {
  optique_users: {
    email: { kind: "email", required: true },
    name: { kind: "text", max: 200 },
    company: relation("optique_companies"),
  },
  optique_companies: {
    name,
    logo: picture,
    address: text,
    phone: text,
    email,
    website: text,
    other_info: text,
    registration: text,
    rc: text,
    patente: text,
    if: text,
    ice: text,
    bank_info: text,
    inpe: text,
  },
  optique_clients: { company, name, phone: text, email, address: text, notes },
  optique_suppliers: {
    company,
    name,
    contact_person: { kind: "text", max: 200 },
    phone: text,
    email,
    address: text,
    notes,
  },
  optique_products: {
    company,
    name,
    type: { kind: "select", values: productTypes, required: true },
    category: text,
    reference: text,
    description: notes,
    purchase_price: amount,
    selling_price: amount,
    stock: stockLevel,
    image: { ...picture, thumbs: ["100x100"] },
    supplier: relation("optique_suppliers"),
    archived: { kind: "bool" },
  },
  optique_prescriptions: {
    company,
    client: requiredRelation("optique_clients"),
    date: day,
    right_sphere: eye,
    right_cylinder: eye,
    right_axis: eye,
    right_add: eye,
    right_eip: eye,
    left_sphere: eye,
    left_cylinder: eye,
    left_axis: eye,
    left_add: eye,
    left_eip: eye,
    notes,
    prescriber: { kind: "text", max: 200 },
    image: {
      kind: "file",
      maxBytes: 5 * MB,
      types: [...images, "application/pdf"],
      protected: true,
    },
  },
  optique_invoices: {
    company,
    client: relation("optique_clients"),
    prescription: { kind: "relation", to: "optique_prescriptions", cascade: true },
    invoice_number: { kind: "text", max: 50 },
    date: day,
    total_amount: amount,
    paid_amount: amount,
    status: { kind: "select", values: invoiceStatuses },
    notes,
  },
  optique_invoice_items: {
    company,
    invoice: parent("optique_invoices"),
    product: relation("optique_products"),
    quantity: lineQuantity,
    price: sentAmount,
    product_name: { kind: "text", max: 200 },
    product_reference: text,
    product_type: { kind: "select", values: productTypes },
  },
  optique_payments: {
    company,
    invoice: parent("optique_invoices"),
    date: day,
    amount: sentAmount,
    payment_method: { kind: "select", values: paymentMethods, required: true },
    reference: text,
    notes,
  },
  optique_stock_receipts: {
    company,
    supplier: requiredRelation("optique_suppliers"),
    receipt_number: number,
    date: day,
    status: { kind: "select", values: receiptStatuses, required: true },
    total_amount: amount,
    notes,
  },
  optique_stock_receipt_items: {
    company,
    receipt: parent("optique_stock_receipts"),
    product: requiredRelation("optique_products"),
    quantity: lineQuantity,
    price: amount,
    received_quantity: { kind: "number", min: 0, max: maxQuantity, int: true },
    notes,
  },
  optique_stock_adjustments: {
    company,
    adjustment_number: number,
    date: day,
    reason: { kind: "select", values: adjustmentReasons, required: true },
    notes,
  },
  optique_stock_adjustment_items: {
    company,
    adjustment: parent("optique_stock_adjustments"),
    product: requiredRelation("optique_products"),
    quantity: signedQuantity,
    notes,
  },
  optique_stock_movements: {
    company,
    product: parent("optique_products"),
    date: day,
    quantity: { kind: "number", int: true, required: true },
    movement_type: { kind: "select", values: movementTypes, required: true },
    reference_type: text,
    reference_id: text,
    line: text,
    notes,
  },
  optique_journal: {
    company,
    actor: text,
    actor_name: { kind: "text", max: 200 },
    action: { kind: "select", values: ["update", "delete"], required: true },
    collection: text,
    record: text,
    label: text,
    changes: { kind: "json" },
  },
  optique_events: {
    company: relation("optique_companies"),
    name: { kind: "text", max: 200, required: true },
    path: text,
    props: { kind: "json" },
    visitor: text,
    day: { kind: "text", max: 10 },
  },
} as const satisfies Record<string, Record<string, Field>>;

export type CollectionName = keyof typeof collections;

type ValueOf<F extends Field> = F extends { kind: "number" }
  ? number
  : F extends { kind: "bool" }
    ? boolean
    : F extends { kind: "eye" }
      ? number | null
      : F extends { kind: "json" }
        ? unknown
        : F extends { kind: "select"; values: readonly (infer V)[] }
          ? V
          : string;

/** A stored record of one collection, as the records API sends it. */
export type RecordOf<C extends CollectionName> = {
  id: string;
  created: string;
  updated: string;
} & {
  -readonly [K in keyof (typeof collections)[C]]: (typeof collections)[C][K] extends Field
    ? ValueOf<(typeof collections)[C][K]>
    : never;
};

export type User = RecordOf<"optique_users">;
export type Company = RecordOf<"optique_companies">;
export type Client = RecordOf<"optique_clients">;
export type Supplier = RecordOf<"optique_suppliers">;
export type Product = RecordOf<"optique_products">;
export type Prescription = RecordOf<"optique_prescriptions">;
export type Invoice = RecordOf<"optique_invoices">;
export type InvoiceItem = RecordOf<"optique_invoice_items">;
export type Payment = RecordOf<"optique_payments">;
export type Receipt = RecordOf<"optique_stock_receipts">;
export type ReceiptItem = RecordOf<"optique_stock_receipt_items">;
export type Adjustment = RecordOf<"optique_stock_adjustments">;
export type AdjustmentItem = RecordOf<"optique_stock_adjustment_items">;
export type Movement = RecordOf<"optique_stock_movements">;
