/**
 * Schema of all stored records (docs/architecture.md, Collections). All types and checks are derived from it; a test
 * compares it with the live database.
 */

import {
  adjustmentReasons,
  cashMovementKinds,
  chequeStates,
  claimStatuses,
  contactDesigns,
  contactOrderStatuses,
  contactSheetSources,
  contactSheetStatuses,
  contactWears,
  countSinces,
  countStatuses,
  creditGoods,
  creditReasons,
  cylinderForms,
  defectOutcomes,
  estimateAnswers,
  type EyeMeasure,
  eyeSides,
  fundKinds,
  fundPayees,
  invoiceStatuses,
  labMeasures,
  lensGeometries,
  lensSources,
  lensSupplements,
  lensUses,
  maxAmount,
  maxCounted,
  maxQuantity,
  maxStock,
  messageKinds,
  moneyMethods,
  type ExtraMeasure,
  movementTypes,
  partDirections,
  paymentMethods,
  personPrompts,
  prescriptionSources,
  prismBases,
  productTypes,
  quoteRefusals,
  quoteTitles,
  quoteVariants,
  reversalKinds,
  receiptStatuses,
  scanStates,
  serviceCauses,
  serviceConditions,
  serviceKinds,
  servicePayers,
  storedJobStatuses,
  storedServiceStatuses,
  supplierAnswers,
  tagTemplates,
  userRoles,
} from "./choices.ts";
import { billMethods, billPaymentStates, supplierCreditReasons } from "./purchaseChoices.ts";
import { capabilities } from "./capabilities.ts";
import { discountLimits } from "./discountLimits.ts";

export * from "./choices.ts";
export * from "./purchaseChoices.ts";

export type FieldShape =
  /**
   * `number`: the text is the number of a document. `hidden`: only the routes of its document send it; it is never
   * listed or searched.
   */
  /**
   * `acuity`: visual acuity in any of its notations. `barcode`: stored without the spaces that are printed below the
   * bars.
   */
  /** `cell`: cell of a lens drawer (lenses/power.ts). */
  | {
      kind: "text";
      max: number;
      required?: true;
      number?: true;
      hidden?: true;
      acuity?: true;
      barcode?: true;
      cell?: true;
    }
  | { kind: "email"; required?: true }
  /**
   * Money in dirhams, rounded to the centime. `sent`: required on creation, even if 0. `initial`: default of a new
   * record.
   */
  | { kind: "amount"; min: number; max: number; sent?: true; initial?: number }
  /** Whole number. `required`: zero is refused. `initial`: default of a new record. */
  | {
      kind: "integer";
      min?: number;
      max?: number;
      required?: true;
      initial?: number;
      hidden?: true;
    }
  /** Measure of an eye, a wearer or a frame; null when not measured. */
  | { kind: "measure"; measure: EyeMeasure | ExtraMeasure }
  /** Number with at most two decimals, or null. `step`: the number must be a multiple of it. */
  | { kind: "decimal"; min: number; max: number; step?: number }
  /**
   * `past`: any date is accepted, such as a birth date or the expiry of a box, even outside the limits of business
   * dates.
   */
  | { kind: "date"; required?: true; filled?: true; past?: true }
  /** `blank`: '' is a valid choice. `filled` (also of dates): the server sets a default. */
  | { kind: "select"; values: readonly string[]; required?: true; blank?: true; filled?: true }
  /** `released`: a trigger empties the field when the related record is deleted. */
  | { kind: "relation"; to: string; cascade?: true; required?: true; released?: true }
  /** `most`: the field holds a list of at most this many files. */
  | {
      kind: "file";
      maxBytes: number;
      most?: number;
      types: readonly string[];
      protected?: true;
      thumbs?: readonly string[];
    }
  /**
   * `of`: type of each entry. `words`: allowed entries of a list. `pairs`: measures of pairs
   * (optics/measures/pairMeasures.ts).
   */
  /**
   * `power`: power of a lens (lenses/power.ts). `diameters`: list of lens diameters. `initial`: default of a new
   * record.
   */
  /** `plan`: instalments of an invoice (sale/plan.ts). */
  /**
   * `contact`: a contact lens, or an eye of a sheet (contactLenses/lens.ts). `sizes`: base curves or diameters of a
   * product.
   */
  | {
      kind: "json";
      form: "list" | "object";
      of?: "string" | "number" | "boolean" | "object";
      words?: readonly string[];
      pairs?: true;
      plan?: true;
      power?: true;
      diameters?: true;
      contact?: "lens" | "eye";
      sizes?: "bc" | "dia";
      hidden?: true;
      initial?: readonly string[];
    }
  /** PIN of a person; stored as a hash and never sent. */
  | { kind: "pin" }
  /** `initial`: default of a new record. */
  | { kind: "bool"; initial?: true };

const images = ["image/png", "image/jpeg", "image/webp"] as const;
const MB = 1024 * 1024;

/** Picture of the shop: logo or product. */
export const picture = { kind: "file", maxBytes: 2 * MB, types: images } as const;

/** Photograph or PDF of an ordonnance or bill. */
const paper = {
  kind: "file",
  maxBytes: 5 * MB,
  types: [...images, "application/pdf"],
  protected: true,
} as const;

/** Photographs of glasses, taken when they came in or when they went out. */
const servicePhotos = {
  kind: "file",
  maxBytes: 5 * MB,
  most: 3,
  types: images,
  protected: true,
} as const;

const requiredName = { kind: "text", max: 200, required: true } as const;
const optionalName = { kind: "text", max: 200 } as const;
const text = { kind: "text", max: 500 } as const;
const instant = { kind: "text", max: 30 } as const;
const notes = { kind: "text", max: 5000 } as const;
const email = { kind: "email" } as const;
const day = { kind: "date", required: true } as const;
const amount = { kind: "amount", min: 0, max: maxAmount } as const;
const sentAmount = { ...amount, sent: true } as const;
const stockLevel = { kind: "integer", min: 0, max: maxStock } as const;
const signedQuantity = {
  kind: "integer",
  min: -maxQuantity,
  max: maxQuantity,
  required: true,
} as const;
const itemQuantity = { kind: "integer", min: 1, max: maxQuantity, required: true } as const;
/** Amount of money that is negative when paid out. */
const signedAmount = { kind: "amount", min: -maxAmount, max: maxAmount } as const;
/** Percentage; null when the shop's rate, or none, applies. */
const rate = { kind: "decimal", min: 0, max: 100 } as const;
const power = { kind: "json", form: "object", power: true } as const;
const cell = { kind: "text", max: 20, cell: true } as const;
const contactLens = { kind: "json", form: "object", contact: "lens" } as const;
const contactEye = { kind: "json", form: "object", contact: "eye" } as const;
const contactWear = { kind: "select", values: contactWears, blank: true } as const;
/** Lenses in a box; 0 when unknown. */
const boxSize = { kind: "integer", min: 0, max: 200 } as const;
const addition = { kind: "decimal", min: 0.5, max: 4, step: 0.25 } as const;
/** Months of a warranty given by the shop; 0 means no warranty. */
const warrantyMonths = { kind: "integer", min: 0, max: 120 } as const;
/** Short text that describes a range of lenses. */
const lensWord = { kind: "text", max: 60 } as const;
const measure = (of: EyeMeasure | ExtraMeasure) => ({ kind: "measure", measure: of }) as const;
const acuity = { kind: "text", max: 20, acuity: true } as const;
const base = { kind: "select", values: prismBases, blank: true } as const;
const company = { kind: "relation", to: "optique_companies", required: true } as const;
const relation = <To extends string>(to: To) => ({ kind: "relation", to }) as const;
const requiredRelation = <To extends string>(to: To) =>
  ({ kind: "relation", to, required: true }) as const;
const releasedRelation = <To extends string>(to: To) =>
  ({ kind: "relation", to, released: true }) as const;
/** Relation to the document that owns an item or a payment: deleting the document deletes them too. */
const owner = <To extends string>(to: To) =>
  ({ kind: "relation", to, required: true, cascade: true }) as const;
/** Duration of a job in days. */
const delay = (initial: number) => ({ kind: "integer", min: 0, max: 60, initial }) as const;
/** Details of buyer and shop as printed, stamped when an invoice is issued (domain/sale/shopStamp.ts). */
const stamped = {
  buyer_name: { ...optionalName, hidden: true },
  buyer_address: { ...text, hidden: true },
  buyer_ice: { ...text, hidden: true },
  shop_stamp: { kind: "json", form: "object", of: "string", hidden: true },
} as const;
/** Signature: name of the user at that time, and user id. */
const signature = { by: optionalName, actor: text } as const;
/** Values of a line's product, as they were when it was sold. */
const productThen = {
  product_name: optionalName,
  product_reference: text,
  product_type: { kind: "select", values: productTypes },
} as const;
const documentNumber = { kind: "text", max: 50, required: true, number: true } as const;

export const shopColorNames = ["petrol", "green", "blue", "burgundy", "brown", "black"] as const;
export type ShopColor = (typeof shopColorNames)[number];

export const collections = {
  optique_users: {
    email: { kind: "email", required: true },
    name: optionalName,
    company: relation("optique_companies"),
    role: { kind: "select", values: userRoles, blank: true },
    /** Rights that differ from the role: `{right: true | false}`. */
    rights: { kind: "json", form: "object", of: "boolean" },
    active: { kind: "bool" },
    pin: { kind: "pin" },
    /** True of a computer shared by several people, who enter with their PIN. */
    is_station: { kind: "bool" },
    /** Instant of the last sign-in, or of the last PIN entry at a shared computer. */
    seen_at: instant,
  },
  optique_companies: {
    name: requiredName,
    logo: picture,
    /** Colour of the shop's papers; blank means petrol. */
    color: { kind: "select", values: shopColorNames, blank: true },
    address: text,
    phone: text,
    email,
    website: text,
    /** Addresses of the shop's pages on social networks, linked from the landing page. */
    facebook: text,
    instagram: text,
    linkedin: text,
    other_info: text,
    registration: text,
    rc: text,
    patente: text,
    if: text,
    ice: text,
    bank_info: text,
    inpe: text,
    /** The shop's own message texts by kind; a kind without one uses the default text. */
    messages: { kind: "json", form: "object" },
    mounting_days: delay(3),
    lab_days: delay(7),
    /** Whether the shop is subject to TVA, and the rate in percent of products without their own. */
    vat: { kind: "bool" },
    vat_rate: { kind: "amount", min: 0, max: 100, initial: 20 },
    /** Note on prints of a shop that is not subject to TVA. */
    vat_note: text,
    /** Locks issued invoices: only credit notes can correct them. */
    invoice_lock: { kind: "bool" },
    /** Omits the eye values from printed invoices; older shops have false, and print them. */
    invoice_hides_eyes: { kind: "bool" },
    /** Text about the warranty, printed on invoices and tickets. */
    warranty_note: text,
    ...discountLimits,
    /** When a shared computer asks who is using it; blank means `idle`. */
    ask_person: { kind: "select", values: personPrompts, blank: true },
    idle_minutes: { kind: "integer", min: 0, max: 480, initial: 10 },
    /** Days for which a quote is valid, and days after which an unanswered quote is followed up. */
    quote_days: { kind: "integer", min: 0, max: 365, initial: 30 },
    quote_follow_days: { kind: "integer", min: 0, max: 365, initial: 7 },
    /** Displays a remark on a child whose eye values do not come from an ophthalmologist. */
    child_source_remark: { kind: "bool", initial: true },
    /** Capabilities that the shop has used or switched on (core/capabilities.ts). */
    uses: { kind: "json", form: "list", words: capabilities },
    /** Paper format of the tags; blank means that no tags are printed. */
    tag_template: { kind: "select", values: tagTemplates, blank: true },
    /** Types of products that get tags. */
    tag_types: {
      kind: "json",
      form: "list",
      words: productTypes,
      initial: ["frame", "sunglasses"],
    },
    warranty_frame: warrantyMonths,
    warranty_sunglasses: warrantyMonths,
    warranty_lens: warrantyMonths,
    warranty_accessory: warrantyMonths,
    /** Months in which a client who cannot get used to progressive lenses may have them remade. */
    warranty_adaptation: warrantyMonths,
    /** Days until a new after-sales ticket is promised. */
    service_days: delay(3),
    /** Days before contact lenses run out, or before their check, from which they may be renewed. */
    lens_notice_days: { kind: "integer", min: 0, max: 90, initial: 14 },
    /** Months until the next check of contact lenses; 0 means no check. */
    lens_check_months: { kind: "integer", min: 0, max: 12, initial: 12 },
    /** Text printed on sheets of contact lenses. */
    lens_care: notes,
    /**
     * Last day transmitted to the accountant; '' before any. Only the server sets it
     * (domain/core/days/closedPeriod.ts).
     */
    closed_until: { kind: "date" },
    /** Account numbers of the accounting entries, as the accountant gave them. */
    accounts: { kind: "json", form: "object" },
  },
  optique_clients: {
    company,
    name: requiredName,
    phone: text,
    email,
    address: text,
    notes,
    ice: text,
    birth_date: { kind: "date", past: true },
  },
  optique_suppliers: {
    company,
    name: requiredName,
    contact_person: optionalName,
    phone: text,
    email,
    address: text,
    notes,
    is_lab: { kind: "bool" },
    cylinder: { kind: "select", values: cylinderForms, blank: true },
    /** Measures that this lab asks for on its orders. */
    measures: { kind: "json", form: "list", words: labMeasures },
    ice: text,
    if: text,
    /** Days until the supplier's bills are due; the law allows 60 unless agreed otherwise. */
    payment_days: { kind: "integer", min: 0, max: 120, initial: 60 },
  },
  optique_products: {
    company,
    name: requiredName,
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
    /** Shows the product on the quick tiles of the counter sale. */
    pinned: { kind: "bool" },
    vat_rate: rate,
    barcode: { kind: "text", max: 64, barcode: true },
    /** The product is ordered for each client, and has no stock, like a service. */
    made_to_order: { kind: "bool" },
    /** Lowest price after discount; 0 means no limit. */
    min_price: amount,
    eye_size: measure("eye_size"),
    bridge: measure("bridge"),
    temple: measure("temple"),
    lens_height: measure("lens_height"),
    /** The product is a range of lenses priced by power; the next fields describe that range. */
    is_range: { kind: "bool" },
    geometry: { kind: "select", values: lensGeometries, blank: true },
    lens_index: { kind: "decimal", min: 1.4, max: 2 },
    material: lensWord,
    treatment: lensWord,
    tint: lensWord,
    /** Diameters in mm in which the lens is made; empty means any. */
    diameters: { kind: "json", form: "list", of: "number", diameters: true },
    /** True when the lens is ground for each client; false for a finished lens. */
    fabrication: { kind: "bool" },
    /** Days until an ordered lens arrives; 0 means the shop's `lab_days`. */
    delay_days: delay(0),
    add_from: addition,
    add_to: addition,
    /** Strongest meridian in dioptres, and strongest prism, that are made. */
    max_power: { kind: "decimal", min: 0, max: 42, step: 0.25 },
    max_prism: { kind: "decimal", min: 0, max: 30 },
    /** Kind of a service sold with a lens; '' for any other product. */
    supplement: { kind: "select", values: lensSupplements, blank: true },
    /** Highest stock that counts as low; null means 5, and 0 means never low. */
    low_stock_at: { kind: "decimal", min: 0, max: maxCounted, step: 1 },
    /** Day of the last scan in a posted count; '' before any. */
    counted_on: { kind: "date" },
    /** The next fields describe contact lenses. */
    design: { kind: "select", values: contactDesigns, blank: true },
    wear: contactWear,
    box_size: boxSize,
    /** Base curves and diameters in mm in which the lens is made; empty means any. */
    bcs: { kind: "json", form: "list", of: "number", sizes: "bc" },
    dias: { kind: "json", form: "list", of: "number", sizes: "dia" },
  },
  optique_prescriptions: {
    company,
    client: requiredRelation("optique_clients"),
    date: day,
    right_sphere: measure("sphere"),
    right_cylinder: measure("cylinder"),
    right_axis: measure("axis"),
    right_add: measure("add"),
    right_eip: measure("eip"),
    left_sphere: measure("sphere"),
    left_cylinder: measure("cylinder"),
    left_axis: measure("axis"),
    left_add: measure("add"),
    left_eip: measure("eip"),
    right_prism: measure("prism"),
    right_base: base,
    right_prism2: measure("prism2"),
    right_base2: base,
    right_near_sphere: measure("near_sphere"),
    right_near_cylinder: measure("near_cylinder"),
    right_near_axis: measure("near_axis"),
    right_near_eip: measure("near_eip"),
    right_height: measure("height"),
    right_va: acuity,
    right_near_va: acuity,
    left_prism: measure("prism"),
    left_base: base,
    left_prism2: measure("prism2"),
    left_base2: base,
    left_near_sphere: measure("near_sphere"),
    left_near_cylinder: measure("near_cylinder"),
    left_near_axis: measure("near_axis"),
    left_near_eip: measure("near_eip"),
    left_height: measure("height"),
    left_va: acuity,
    left_near_va: acuity,
    vertex: measure("vertex"),
    pantoscopic: measure("pantoscopic"),
    wrap: measure("wrap"),
    reading_distance: measure("reading_distance"),
    /** Measures of the second and later pairs, by pair: `{"2": {right_height, …}}`; null without any. */
    pairs: { kind: "json", form: "object", pairs: true },
    source: { kind: "select", values: prescriptionSources, blank: true },
    /** Day of the ordonnance, which may be earlier than that of the prescription. */
    examined_on: { kind: "date" },
    notes,
    prescriber: optionalName,
    image: paper,
  },
  optique_invoices: {
    company,
    client: relation("optique_clients"),
    prescription: { kind: "relation", to: "optique_prescriptions", cascade: true },
    invoice_number: { kind: "text", max: 50, number: true },
    date: day,
    total_amount: amount,
    /** Payments less refunds and kept credits; a cheque that bounces after a refund can make it negative. */
    paid_amount: signedAmount,
    status: { kind: "select", values: invoiceStatuses },
    notes,
    /** Instant at which the invoice was issued, in PocketBase's form; '' before. */
    issued_at: instant,
    /** Instant at which the invoice was first printed. */
    printed_at: instant,
    /**
     * Number of prints by paper format. With locked invoices, any print after the first is a duplicate
     * (domain/sale/prints.ts).
     */
    prints: { kind: "json", form: "object", of: "number", hidden: true },
    ...stamped,
    /** Name of the user who made the invoice. */
    seller: optionalName,
    /** Id of the user who made the invoice; '' for the administrator, and for sales made before this field existed. */
    seller_id: text,
    /** Sum of the credit notes of the invoice. */
    credited_amount: amount,
    /** Part of the total that a fund owes or has paid (domain/claims/claimStatus.ts). */
    fund_part: amount,
    /** Sheet of the contact lenses that were sold. */
    contact: releasedRelation("optique_contact_prescriptions"),
    /** Days on which the client pays the rest (domain/sale/plan.ts); null without a plan. */
    plan: { kind: "json", form: "list", of: "object", plan: true },
  },
  optique_invoice_items: {
    company,
    invoice: owner("optique_invoices"),
    product: relation("optique_products"),
    quantity: itemQuantity,
    price: sentAmount,
    ...productThen,
    /** Eye of the lenses; '' means both. */
    eye: { kind: "select", values: eyeSides, blank: true },
    /** TVA rate at the date of sale; null when the shop is not subject to TVA. */
    vat_rate: rate,
    /** Name of a line without a product; with a product, a remark printed under its name. */
    label: optionalName,
    /** Discount on the whole line, at most quantity × price. */
    discount: amount,
    /** True when the product was non-stock when chosen; the line then moves no stock. */
    non_stock: { kind: "bool" },
    /** Number of the pair of glasses that the line belongs to, and the use of that pair. */
    pair: { kind: "integer", min: 1, max: 9, initial: 1 },
    use: { kind: "select", values: lensUses, blank: true },
    /** Power of a lens of a range; null for any other line. */
    power,
    /** Source of that lens; '' for a line without power. */
    source: { kind: "select", values: lensSources, blank: true },
    /** True of a lens outside its tariff that the supplier makes all the same. */
    special: { kind: "bool" },
    /** Cost in dirhams by the tariff of that day, stored like the price; null without power. */
    cost: { kind: "decimal", min: 0, max: maxAmount },
    /** Contact lens; null for any other line. */
    lens: contactLens,
  },
  optique_payments: {
    company,
    invoice: owner("optique_invoices"),
    date: day,
    amount: sentAmount,
    payment_method: { kind: "select", values: paymentMethods, required: true },
    reference: text,
    notes,
    ...signature,
    bank: optionalName,
    due_on: { kind: "date" },
    cheque_state: { kind: "select", values: chequeStates, blank: true },
    deposited_on: { kind: "date" },
    /** Number of the bank deposit slip. */
    slip: { kind: "text", max: 50 },
    /** Day on which the cheque bounced; then the reason, or the number of the bank's certificate. */
    bounced_on: { kind: "date" },
    bounce_note: { kind: "text", max: 500 },
    /** Credit note whose kept credit pays; only for method `credit`. */
    credit_note: relation("optique_credit_notes"),
    /** Fund that paid by a slip of claims; such a payment is no taking from the client. */
    fund: relation("optique_funds"),
  },
  optique_funds: {
    company,
    name: requiredName,
    kind: { kind: "select", values: fundKinds, required: true, filled: true },
    pays: { kind: "select", values: fundPayees, required: true, filled: true },
    /** Names of the papers that a claim needs. */
    papers: { kind: "json", form: "list", of: "string" },
    /** Days within which a claim has to be handed in; 0 means no deadline. */
    deadline_days: { kind: "integer", min: 0, max: 3650 },
    /** Months after which glasses are reimbursed again, for adults and children; 0 means never. */
    months_adult: { kind: "integer", min: 0, max: 240, initial: 24 },
    months_child: { kind: "integer", min: 0, max: 240, initial: 12 },
    /** Highest age in whole years at which a beneficiary counts as a child. */
    child_until: { kind: "integer", min: 0, max: 120, initial: 12 },
    notes,
    archived: { kind: "bool" },
  },
  optique_claims: {
    company,
    /** Sale that the fund pays part of; '' while the claim has only a quote. */
    invoice: { kind: "relation", to: "optique_invoices", cascade: true },
    /** Quote at which the claim began. */
    quote: releasedRelation("optique_quotes"),
    client: requiredRelation("optique_clients"),
    fund: requiredRelation("optique_funds"),
    /** Person who wears the glasses; '' means the client. */
    beneficiary: optionalName,
    beneficiary_birth: { kind: "date", past: true },
    member_number: text,
    relation: text,
    prescriber: optionalName,
    prescriber_inpe: text,
    examined_on: { kind: "date" },
    fse_number: text,
    agreement_number: text,
    agreement_on: { kind: "date" },
    asked: amount,
    agreed: amount,
    /** Papers that the claim has: `{name, by, at}` each. */
    papers: { kind: "json", form: "list", of: "object" },
    status: { kind: "select", values: claimStatuses, required: true, filled: true },
    sent_on: { kind: "date" },
    slip: { kind: "text", max: 50 },
    /**
     * Payments of the fund that were not reversed, less refunds; a cheque that bounces after a refund can make it
     * negative.
     */
    received_amount: signedAmount,
    received_on: { kind: "date" },
    refusal: text,
    notes,
  },
  optique_credit_notes: {
    company,
    number: documentNumber,
    date: day,
    invoice: requiredRelation("optique_invoices"),
    client: relation("optique_clients"),
    ...stamped,
    reason: { kind: "select", values: creditReasons, required: true },
    notes,
    total_amount: amount,
    /** Amount kept as credit for the client, and how much of it was used. */
    kept: amount,
    used: amount,
    ...signature,
    approved_by: optionalName,
    /** Digest of the request, by which a repeated request is recognised. */
    request: { kind: "text", max: 64, hidden: true },
  },
  optique_credit_items: {
    company,
    credit_note: owner("optique_credit_notes"),
    invoice_item: requiredRelation("optique_invoice_items"),
    /** 0 means that only an amount is credited, without pieces. */
    quantity: { kind: "integer", min: 0, max: maxQuantity },
    amount: sentAmount,
    goods: { kind: "select", values: creditGoods, required: true, filled: true },
    product: relation("optique_products"),
    ...productThen,
    vat_rate: rate,
    /** Day on which a defective piece was scrapped or sent back. */
    settled_on: { kind: "date" },
    outcome: { kind: "select", values: defectOutcomes, blank: true },
  },
  optique_refunds: {
    company,
    invoice: requiredRelation("optique_invoices"),
    credit_note: relation("optique_credit_notes"),
    date: day,
    amount: sentAmount,
    payment_method: { kind: "select", values: moneyMethods, required: true },
    reference: text,
    ...signature,
    approved_by: optionalName,
    /** True when the refund pays out a kept credit, which is no longer part of the invoice. */
    from_kept: { kind: "bool" },
    /** Fund that is refunded; '' when the client is. */
    fund: relation("optique_funds"),
    request: { kind: "text", max: 64, hidden: true },
  },
  optique_reversals: {
    company,
    payment: owner("optique_payments"),
    invoice: owner("optique_invoices"),
    date: day,
    amount: { ...signedAmount, sent: true },
    kind: { kind: "select", values: reversalKinds, required: true },
    ...signature,
  },
  optique_cash_moves: {
    company,
    date: day,
    amount: { ...signedAmount, sent: true },
    kind: { kind: "select", values: cashMovementKinds, required: true },
    label: text,
    ...signature,
  },
  optique_closes: {
    company,
    day,
    opening: signedAmount,
    expected: signedAmount,
    counted: signedAmount,
    difference: signedAmount,
    notes,
    /** Totals of the day, as they were when the till was closed. */
    figures: { kind: "json", form: "object" },
    ...signature,
  },
  /** Period that was transmitted to the accountant (domain/books). */
  optique_periods: {
    company,
    from: day,
    to: day,
    /** Totals as transmitted, and accepted differences: `{code, message, count, amount}` each. */
    figures: { kind: "json", form: "object" },
    differences: { kind: "json", form: "list", of: "object" },
    notes,
    ...signature,
    /** Instant at which the period was reopened; '' while it is transmitted. */
    reopened_at: instant,
    reopened_by: optionalName,
    reopen_reason: text,
  },
  /** Bill from a supplier, with the amounts and days of its paper. */
  optique_bills: {
    company,
    supplier: requiredRelation("optique_suppliers"),
    number: { kind: "text", max: 100, required: true },
    /** Number without capitals and spaces, unique for a supplier. */
    number_key: { kind: "text", max: 200, hidden: true },
    date: day,
    due_on: { kind: "date" },
    label: optionalName,
    /** Amounts by TVA rate: `[{rate, ht, vat}]`; a null rate means without TVA. */
    rates: { kind: "json", form: "list", of: "object" },
    total_amount: amount,
    /** Sum of the allotted parts of payments that were not refused. */
    paid_amount: amount,
    /** Day in the accounts: `date`, or the first open day if `date` was already transmitted on arrival. */
    booked_on: { kind: "date" },
    notes,
    file: paper,
    by: optionalName,
  },
  /** Line of a bill, with the line of a receipt that it bills, if any. */
  optique_bill_items: {
    company,
    bill: owner("optique_bills"),
    receipt_item: relation("optique_stock_receipt_items"),
    product: relation("optique_products"),
    product_name: optionalName,
    label: optionalName,
    quantity: itemQuantity,
    /** Billed price of one piece, without TVA. */
    price: sentAmount,
  },
  optique_bill_payments: {
    company,
    supplier: requiredRelation("optique_suppliers"),
    date: day,
    amount: sentAmount,
    /** Part of the payment that is allotted to no bill; 0 for a refused payment. */
    left_amount: amount,
    method: { kind: "select", values: billMethods, required: true },
    reference: text,
    bank: text,
    due_on: { kind: "date" },
    state: { kind: "select", values: billPaymentStates, blank: true },
    state_on: { kind: "date" },
    supplier_credit: relation("optique_supplier_credits"),
    cash_move: relation("optique_cash_moves"),
    notes,
    by: optionalName,
  },
  /** Part of a payment that is allotted to a bill. */
  optique_bill_parts: {
    company,
    payment: owner("optique_bill_payments"),
    bill: requiredRelation("optique_bills"),
    amount: sentAmount,
    date: day,
  },
  /** Credit from a supplier: first requested, then received with its paper. */
  optique_supplier_credits: {
    company,
    supplier: requiredRelation("optique_suppliers"),
    reason: { kind: "select", values: supplierCreditReasons, required: true },
    date: day,
    bill: releasedRelation("optique_bills"),
    defect: releasedRelation("optique_credit_items"),
    expected_amount: amount,
    number: { kind: "text", max: 100 },
    received_on: { kind: "date" },
    rates: { kind: "json", form: "list", of: "object" },
    total_amount: amount,
    /** Sum of the payments made with this credit. */
    used_amount: amount,
    booked_on: { kind: "date" },
    abandoned: { kind: "bool" },
    notes,
    by: optionalName,
  },
  optique_jobs: {
    company,
    prescription: owner("optique_prescriptions"),
    status: { kind: "select", values: storedJobStatuses, required: true, filled: true },
    promised_on: { ...day, filled: true },
    lab: relation("optique_suppliers"),
    lab_reference: text,
    tray: text,
    problem: text,
    notes,
    steps: { kind: "json", form: "list", of: "object" },
    /** Numbers of the pairs that are ready; a ready job has all of them ready. */
    ready_pairs: { kind: "json", form: "list", of: "number" },
    /** Order as sent to the lab (domain/workshop/orders.ts); null before. */
    ordered: { kind: "json", form: "object" },
    /** True when the order would be different today, and the lab has not been informed. */
    changed: { kind: "bool" },
    /** Day of the first delivery, on which the warranty begins; '' before. */
    delivered_on: { kind: "date" },
  },
  optique_messages: {
    company,
    /** Client who got the message; empty for the prospect of a quote. */
    client: { kind: "relation", to: "optique_clients", cascade: true },
    kind: { kind: "select", values: messageKinds, required: true },
    record: text,
    phone: text,
    text: notes,
    by: optionalName,
  },
  optique_quotes: {
    company,
    number: documentNumber,
    date: { ...day, filled: true },
    valid_until: { ...day, filled: true },
    client: relation("optique_clients"),
    /** Name of a person without a client record; blank for a client. */
    prospect_name: optionalName,
    prospect_phone: text,
    prescription: releasedRelation("optique_prescriptions"),
    title: { kind: "select", values: quoteTitles, filled: true },
    notes,
    /** Notes for the shop only, never printed. */
    internal_notes: notes,
    deposit_asked: amount,
    delivery_days: { kind: "integer", min: 0, max: 365 },
    /** Variant that was sold. */
    chosen: { kind: "select", values: quoteVariants, blank: true },
    /** Sale that the quote became. */
    invoice: releasedRelation("optique_invoices"),
    refusal: { kind: "select", values: quoteRefusals, blank: true },
    /** Total of the most expensive variant, with the lines common to all. */
    total_amount: amount,
    /** Instant at which the quote was first printed. */
    printed_at: instant,
    /** Approval given when the quote was printed or sent (quotes/approvedQuote.ts); null without one. */
    approved: { kind: "json", form: "object" },
    ...signature,
  },
  optique_quote_items: {
    company,
    quote: owner("optique_quotes"),
    /** Variant of the line; '' means common to all variants. */
    variant: { kind: "select", values: quoteVariants, blank: true },
    /** Power, `special` and contact lens, as in an invoice item. */
    power,
    special: { kind: "bool" },
    lens: contactLens,
    product: releasedRelation("optique_products"),
    label: optionalName,
    quantity: itemQuantity,
    price: sentAmount,
    discount: amount,
    eye: { kind: "select", values: eyeSides, blank: true },
    vat_rate: rate,
    ...productThen,
  },
  /** Tariff of a range of lenses or of a supplement, valid from a day on (lenses/tariff.ts). */
  optique_lens_tariffs: {
    company,
    product: owner("optique_products"),
    from: day,
    rows: { kind: "json", form: "list", of: "object", hidden: true },
    /** Name of the imported file. */
    source: optionalName,
    /** Number of rows. */
    count: { kind: "integer", min: 0 },
    by: optionalName,
  },
  optique_stock_receipts: {
    company,
    supplier: requiredRelation("optique_suppliers"),
    receipt_number: documentNumber,
    date: day,
    status: { kind: "select", values: receiptStatuses, required: true },
    total_amount: amount,
    notes,
  },
  optique_stock_receipt_items: {
    company,
    receipt: owner("optique_stock_receipts"),
    product: requiredRelation("optique_products"),
    quantity: itemQuantity,
    price: amount,
    received_quantity: { kind: "integer", min: 0, max: maxQuantity },
    notes,
    /** As `non_stock` in an invoice item. */
    non_stock: { kind: "bool" },
    cell,
  },
  optique_stock_adjustments: {
    company,
    adjustment_number: documentNumber,
    date: day,
    reason: { kind: "select", values: adjustmentReasons, required: true },
    notes,
    /** Count that posted the adjustment; '' for one made by hand. */
    count: relation("optique_counts"),
  },
  optique_stock_adjustment_items: {
    company,
    adjustment: owner("optique_stock_adjustments"),
    product: requiredRelation("optique_products"),
    quantity: signedQuantity,
    notes,
    cell,
  },
  optique_stock_movements: {
    company,
    product: owner("optique_products"),
    date: day,
    quantity: { kind: "integer", required: true },
    movement_type: { kind: "select", values: movementTypes, required: true },
    reference_type: text,
    reference_id: text,
    line: text,
    notes,
    actor_name: optionalName,
    /** Cell of the drawer that the movement changes; '' without a drawer. */
    cell,
  },
  /** Tags of a product that are to be printed (domain/tags). */
  optique_tags: {
    company,
    product: owner("optique_products"),
    /** Received pieces that have no tag yet. */
    pieces: { kind: "integer", min: 0, max: maxStock },
    /** Tags added by hand, or proposed but not printed. */
    hand: { kind: "integer", min: 0, max: maxStock },
    /** Price and code on the present tags of the pieces; null and '' when equal to the product's. */
    old_price: { kind: "decimal", min: 0, max: maxAmount },
    old_code: { kind: "text", max: 64 },
  },
  optique_tag_prints: {
    company,
    template: { kind: "select", values: tagTemplates, required: true },
    /** Printed tags: `{product, quantity, price, barcode}` each. */
    tags: { kind: "json", form: "list", of: "object" },
    by: optionalName,
  },
  /** Count of a part of the stock (domain/counts). */
  optique_counts: {
    company,
    name: requiredName,
    /** Types of the products to count; empty means all. */
    types: { kind: "json", form: "list", words: productTypes },
    /** Search text by which the list of products finds them. */
    word: text,
    supplier: relation("optique_suppliers"),
    /** Readable description of the types, search text and supplier. */
    scope: text,
    blind: { kind: "bool" },
    status: { kind: "select", values: countStatuses, required: true, filled: true },
    started_at: instant,
    by: optionalName,
    notes,
    /** Totals of counted pieces and products. */
    pieces: { kind: "integer", min: 0 },
    products: { kind: "integer", min: 0 },
    /** Day of the adjustments that the count posted; '' before. */
    date: { kind: "date" },
    posted_at: instant,
    posted_by: optionalName,
  },
  /** Product in a count. */
  optique_count_lines: {
    company,
    count: owner("optique_counts"),
    product: requiredRelation("optique_products"),
    counted: { kind: "integer", min: 0 },
    /** Instants of the first and last scan that count; '' when all were undone. */
    first_at: instant,
    last_at: instant,
    /** Names of the people who counted the product. */
    people: { kind: "json", form: "list", of: "string" },
    reason: { kind: "select", values: adjustmentReasons, blank: true },
    note: text,
    /** Instant from which moved pieces change the count, as a person answered, and the time of that answer. */
    since: { kind: "select", values: countSinces, blank: true },
    answered_at: instant,
    /** Figures stored when the count is posted; only the answer of its review contains them. */
    expected: { kind: "integer", hidden: true },
    moved: { kind: "integer", hidden: true },
    posted: { kind: "integer", hidden: true },
  },
  optique_count_scans: {
    company,
    count: owner("optique_counts"),
    code: optionalName,
    product: relation("optique_products"),
    quantity: { kind: "integer", min: 0, max: maxCounted },
    at: instant,
    by: optionalName,
    /** Starts the product's count again: its earlier scans no longer count. */
    recount: { kind: "bool" },
    undone: { kind: "bool" },
    state: { kind: "select", values: scanStates, required: true },
  },
  /** After-sales ticket (domain/services). */
  optique_services: {
    company,
    number: documentNumber,
    /** Day on which the glasses were received. */
    date: { ...day, filled: true },
    client: relation("optique_clients"),
    /** Line with which the glasses were bought; '' for glasses bought elsewhere. */
    invoice_item: releasedRelation("optique_invoice_items"),
    product: relation("optique_products"),
    object: text,
    condition: { kind: "json", form: "list", words: serviceConditions },
    kind: { kind: "select", values: serviceKinds, required: true },
    cause: { kind: "select", values: serviceCauses, blank: true },
    found: notes,
    notes,
    photos_in: servicePhotos,
    photos_out: servicePhotos,
    status: { kind: "select", values: storedServiceStatuses, required: true, filled: true },
    steps: { kind: "json", form: "list", of: "object" },
    promised_on: { ...day, filled: true },
    tray: text,
    pays: { kind: "select", values: servicePayers, required: true, filled: true },
    estimate: amount,
    estimate_answer: { kind: "select", values: estimateAnswers, blank: true },
    /** Sale with which the client paid for the work. */
    invoice: releasedRelation("optique_invoices"),
    /** True when the client keeps the glasses meanwhile: the warranty is not prolonged. */
    with_client: { kind: "bool" },
    /** Glasses lent to the client. */
    lent: text,
    lent_back_on: { kind: "date" },
    /** Member of staff whose work caused the ticket. */
    worker: relation("optique_users"),
    ...signature,
    supplier: relation("optique_suppliers"),
    supplier_reference: text,
    /** Number of the slip for the pieces sent back to the supplier. */
    slip: { kind: "text", max: 50 },
    sent_on: { kind: "date" },
    /** Credit that the shop requests from the supplier. */
    expected: amount,
    supplier_answer: { kind: "select", values: supplierAnswers, blank: true },
    received_amount: amount,
    received_on: { kind: "date" },
    /** Defective piece of a credit note that is sent back to the supplier. */
    credit_item: releasedRelation("optique_credit_items"),
    /** Job whose lenses are remade; the next fields are for remakes only. */
    job: releasedRelation("optique_jobs"),
    rank: { kind: "integer", min: 0, max: 999 },
    /** Eye whose lens is remade; '' means both. */
    eyes: { kind: "select", values: eyeSides, blank: true },
    pair: { kind: "integer", min: 0, max: 99 },
    /** Prescription whose values the remade lenses have; '' means that of the sale. */
    values: releasedRelation("optique_prescriptions"),
    /** Purchase price of the newly ordered lenses. */
    cost: amount,
    /** Job as it was before the remake, which may be undone within an hour (services/remakeBody.ts). */
    undo: { kind: "json", form: "object", hidden: true },
  },
  /** Piece that a ticket gave out, or received in exchange. */
  optique_service_items: {
    company,
    service: owner("optique_services"),
    product: requiredRelation("optique_products"),
    quantity: itemQuantity,
    direction: { kind: "select", values: partDirections, required: true },
    /** Day on which the piece was added. */
    day: { kind: "date" },
    /** Purchase price on that day. */
    unit_cost: amount,
    ...productThen,
    /** Cell of the drawer that the piece changes; '' without a drawer. */
    cell,
  },
  /** Sheet of contact lenses (domain/contactLenses). */
  optique_contact_prescriptions: {
    company,
    client: requiredRelation("optique_clients"),
    date: day,
    status: { kind: "select", values: contactSheetStatuses, required: true, filled: true },
    right_lens: contactEye,
    left_lens: contactEye,
    source: { kind: "select", values: contactSheetSources, blank: true },
    prescriber: optionalName,
    /** Day of the ordonnance, which may be earlier than that of the sheet. */
    examined_on: { kind: "date" },
    /** Day by which the next check is due. */
    check_on: { kind: "date" },
    days_a_week: { kind: "integer", min: 1, max: 7, initial: 7 },
    /** True when the lenses are also worn at night. */
    overnight: { kind: "bool" },
    solution: releasedRelation("optique_products"),
    notes,
    image: paper,
    /** Days on which the boxes of each eye are used up; '' without boxes. */
    right_until: { kind: "date", past: true },
    left_until: { kind: "date", past: true },
  },
  /** Boxes of one line of a sale, or trial lenses, from the order to the client. */
  optique_contact_orders: {
    company,
    client: relation("optique_clients"),
    contact: releasedRelation("optique_contact_prescriptions"),
    invoice_item: { kind: "relation", to: "optique_invoice_items", cascade: true },
    /** True of lenses that the maker gave to try, without a sale. */
    trial: { kind: "bool" },
    product: requiredRelation("optique_products"),
    product_name: optionalName,
    /** Eye of the lenses; '' means both. */
    eye: { kind: "select", values: eyeSides, blank: true },
    lens: contactLens,
    /** Number of boxes, without credited ones. */
    quantity: { kind: "integer", min: 0, max: maxQuantity },
    wear: contactWear,
    box_size: boxSize,
    supplier: releasedRelation("optique_suppliers"),
    status: { kind: "select", values: contactOrderStatuses, required: true, filled: true },
    reference: text,
    notes,
    given_on: { kind: "date" },
    steps: { kind: "json", form: "list", of: "object" },
  },
  /** Scanned box of a row of contact lenses. */
  optique_contact_boxes: {
    company,
    order: owner("optique_contact_orders"),
    gtin: { kind: "text", max: 14 },
    lot: { kind: "text", max: 20 },
    expires_on: { kind: "date", past: true },
    quantity: { kind: "integer", min: 1, max: maxQuantity, initial: 1 },
    by: optionalName,
    /** Product, lens and quantity of the row when the box was scanned. */
    scanned_for: { kind: "json", form: "object", hidden: true },
  },
  optique_journal: {
    company,
    actor: text,
    actor_name: optionalName,
    action: { kind: "select", values: ["update", "delete"], required: true },
    collection: text,
    record: text,
    label: text,
    changes: { kind: "json", form: "object" },
  },
  /** Acts of one person that another one approved; only their own route writes them. */
  optique_approvals: {
    company,
    /** Right, document and amount of the first entry in `acts`. */
    act: { kind: "text", max: 50 },
    record: text,
    /** All approved acts: `[{act, record, amount, client, is_new, method, base}]`; null in older approvals. */
    acts: { kind: "json", form: "list", of: "object" },
    /** True when the document was not stored yet: the approval then counts for a document of the same client. */
    is_new: { kind: "bool" },
    amount,
    /** Method by which money is given back. */
    method: { kind: "text", max: 20 },
    /** Readable acts, amounts, documents and clients; an erasure removes it by the id of the client. */
    what: { kind: "text", max: 2000 },
    client: { kind: "text", max: 15 },
    reason: { kind: "text", max: 200 },
    by: text,
    by_name: optionalName,
    approved_by: text,
    approver_name: optionalName,
    used_at: instant,
  },
  optique_events: {
    company: relation("optique_companies"),
    name: requiredName,
    path: text,
    props: { kind: "json", form: "object" },
    visitor: text,
    day: { kind: "text", max: 10 },
  },
} as const satisfies Record<string, Record<string, FieldShape>>;

export type CollectionName = keyof typeof collections;

type ValueOf<F extends FieldShape> = F extends { kind: "amount" | "integer" }
  ? number
  : F extends { kind: "bool" }
    ? boolean
    : F extends { kind: "measure" | "decimal" }
      ? number | null
      : F extends { kind: "json" }
        ? unknown
        : F extends { kind: "file"; most: number }
          ? string[]
          : F extends { kind: "select"; values: readonly (infer V)[] }
            ? F extends { blank: true }
              ? V | ""
              : V
            : string;

/** Stored record of a collection, as the records API sends it. */
export type RecordOf<C extends CollectionName> = {
  id: string;
  created: string;
  updated: string;
} & {
  -readonly [K in keyof (typeof collections)[C]]: (typeof collections)[C][K] extends FieldShape
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
export type Fund = RecordOf<"optique_funds">;
export type Claim = RecordOf<"optique_claims">;
export type CreditNote = RecordOf<"optique_credit_notes">;
export type CreditItem = RecordOf<"optique_credit_items">;
export type Refund = RecordOf<"optique_refunds">;
export type Reversal = RecordOf<"optique_reversals">;
export type CashMovement = RecordOf<"optique_cash_moves">;
export type TillClosing = RecordOf<"optique_closes">;
export type Period = RecordOf<"optique_periods">;
export type Job = RecordOf<"optique_jobs">;
export type Message = RecordOf<"optique_messages">;
export type Quote = RecordOf<"optique_quotes">;
export type QuoteItem = RecordOf<"optique_quote_items">;
export type LensTariff = RecordOf<"optique_lens_tariffs">;
export type Receipt = RecordOf<"optique_stock_receipts">;
export type ReceiptItem = RecordOf<"optique_stock_receipt_items">;
export type Adjustment = RecordOf<"optique_stock_adjustments">;
export type AdjustmentItem = RecordOf<"optique_stock_adjustment_items">;
export type Tag = RecordOf<"optique_tags">;
export type TagPrint = RecordOf<"optique_tag_prints">;
export type Count = RecordOf<"optique_counts">;
export type CountLine = RecordOf<"optique_count_lines">;
export type CountScan = RecordOf<"optique_count_scans">;
export type Movement = RecordOf<"optique_stock_movements">;
export type Service = RecordOf<"optique_services">;
export type ServiceItem = RecordOf<"optique_service_items">;
export type ContactSheet = RecordOf<"optique_contact_prescriptions">;
export type ContactOrder = RecordOf<"optique_contact_orders">;
export type ContactBox = RecordOf<"optique_contact_boxes">;
