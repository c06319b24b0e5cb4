/** Allowed codes and limits. They are separate from records.ts, which the first page need not load. */

export const productTypes = [
  "frame",
  "lens",
  "sunglasses",
  "accessory",
  "other",
  "service",
  "contact_lens",
] as const;
export const invoiceStatuses = ["unpaid", "partial", "paid", "cancelled"] as const;
/** Methods by which money comes in or goes out. */
export const moneyMethods = [
  "cash",
  "card",
  "check",
  "transfer",
  "bank_transfer",
  "other",
] as const;
/** `credit`: paid with a credit note kept for the client. */
export const paymentMethods = [...moneyMethods, "credit"] as const;
export const receiptStatuses = ["pending", "received", "partial", "cancelled"] as const;
export const adjustmentReasons = ["inventory_count", "damage", "theft", "other"] as const;
/** State of a count of the stock. */
export const countStatuses = ["open", "posted", "abandoned"] as const;
/** Result of a scan. Posting takes `counted` scans alone; the station shows the other results. */
export const scanStates = [
  "counted",
  "unknown",
  "ambiguous",
  "no_stock",
  "outside",
  "undone",
] as const;
/** Instant from which moved pieces change a count: the first scan, the last scan, or the answer of the person. */
export const countSinces = ["first", "last", "now"] as const;
/** Paper formats of tags (domain/tags). */
export const tagTemplates = ["fold", "dumbbell", "card", "box", "sheet24", "sheet65"] as const;
export const movementTypes = [
  "sale",
  "purchase",
  "adjustment",
  "return",
  "initial",
  "service",
] as const;
/** `cancelled`: all lenses were credited, and the board hides the job. */
export const storedJobStatuses = [
  "to_order",
  "ordered",
  "mounting",
  "ready",
  "delivered",
  "cancelled",
] as const;
export const messageKinds = [
  "reminder",
  "ready",
  "unpaid",
  "quote",
  "reimbursable",
  "service",
  "estimate",
  "delay",
  "lens_ready",
  "lens_supply",
  "lens_check",
  "lens_recall",
] as const;
/** Condition of glasses left by a client; `case`: their case was left too. */
export const serviceConditions = [
  "scratched",
  "worn",
  "broken",
  "missing",
  "fragile",
  "case",
] as const;
/** Kinds of work of an after-sales ticket; only its own route creates a remake. */
export const serviceKinds = ["adjust", "repair", "warranty", "remake"] as const;
export const serviceCauses = [
  "maker",
  "lab",
  "mounting",
  "measure",
  "entry",
  "prescription",
  "adaptation",
  "wear",
  "client",
  "transport",
] as const;
/** Status of a ticket, by who acts next: shop, client or supplier. The board shows no `cancelled` ticket. */
export const storedServiceStatuses = [
  "todo",
  "waiting",
  "supplier",
  "ready",
  "returned",
  "cancelled",
] as const;
export const servicePayers = ["shop", "client", "supplier"] as const;
export const estimateAnswers = ["accepted", "refused"] as const;
/** Answer of the supplier to what was sent back. */
export const supplierAnswers = ["credit", "replaced", "repaired", "refused"] as const;
/** Whether a part of a ticket is given out, or received in exchange. */
export const partDirections = ["out", "in"] as const;
export const quoteTitles = ["quote", "proforma"] as const;
/** Alternatives of a quote; a line without one belongs to all. */
export const quoteVariants = ["A", "B", "C"] as const;
export const quoteRefusals = ["price", "delay", "elsewhere", "silence", "other"] as const;
/** Sign in which a lab wants the cylinder. */
export const cylinderForms = ["as_written", "minus", "plus"] as const;
/** Geometries of a range of lenses; `office` is for the middle distance, `myopia` slows myopia down. */
export const lensGeometries = ["single", "bifocal", "progressive", "office", "myopia"] as const;
/** Kinds of services that are sold with a lens, each at its own price. */
export const lensSupplements = ["prism", "tint", "diameter", "other"] as const;
/** Source of a lens: the drawer, or an order to the lab. */
export const lensSources = ["stock", "lab"] as const;
export const eyeSides = ["right", "left"] as const;
/** States of a cheque: in hand, at the bank, paid, bounced, given back to the client. */
export const chequeStates = ["in_hand", "deposited", "cleared", "bounced", "returned"] as const;
/** Kinds of reversals of a cheque: the first two remove it from the takings, the third adds it again. */
export const reversalKinds = ["bounced", "returned", "honoured"] as const;
export const creditReasons = [
  "return",
  "price",
  "client",
  "order",
  "late",
  "warranty",
  "gesture",
] as const;
/** Where the goods of a credited line are now: back on the shelf, returned as defective, or with the client. */
export const creditGoods = ["shelf", "defect", "none"] as const;
/** Outcome of a defective piece: scrapped, or sent back to the supplier. */
export const defectOutcomes = ["scrap", "supplier"] as const;
/** Kinds of funds: statutory health insurance, mutual fund, insurance company, employer. */
export const fundKinds = ["amo", "mutual", "insurer", "employer"] as const;
/** Whom a fund pays: the client, who paid the shop, or the shop itself. */
export const fundPayees = ["client", "shop"] as const;
/** States of a claim whose client paid the shop: to be filled in, complete, handed over. */
export const clientClaimStatuses = ["todo", "ready", "given"] as const;
/** States of a claim that the fund pays to the shop; from `sent` on it is on a slip. */
export const shopClaimStatuses = [
  "asked",
  "agreed",
  "refused",
  "sent",
  "paid",
  "partly",
  "rejected",
] as const;
export const claimStatuses = [...clientClaimStatuses, ...shopClaimStatuses] as const;
/** Cash movements that a person may enter. */
export const handCashKinds = ["float", "expense", "bank", "refund", "other"] as const;
/** `supplier`: cash paid to a supplier, entered by its payment. */
export const cashMovementKinds = [...handCashKinds, "supplier"] as const;
export const eyeMeasures = ["sphere", "cylinder", "axis", "add", "eip"] as const;
/** Further measures of an eye, stored as numbers. */
export const extraEyeMeasures = [
  "prism",
  "prism2",
  "near_sphere",
  "near_cylinder",
  "near_axis",
  "near_eip",
  "height",
] as const;
/** How the frame sits on the wearer: distance in mm, angles, reading distance in cm. */
export const wearerMeasures = ["vertex", "pantoscopic", "wrap", "reading_distance"] as const;
/** Measures that belong to the frame of one pair: heights, and how it sits. */
export const pairMeasures = [
  "right_height",
  "left_height",
  "vertex",
  "pantoscopic",
  "wrap",
] as const;
/** Sizes printed on the temple of a frame, and the height of its lens; in mm. */
export const frameMeasures = ["eye_size", "bridge", "temple", "lens_height"] as const;
/** Base of a prism for the wearer's eye. */
export const prismBases = ["in", "out", "up", "down"] as const;
export const prescriptionSources = ["medical", "refraction", "old_glasses"] as const;
/** States of a sheet of contact lenses: on trial, validated, stopped. */
export const contactSheetStatuses = ["trial", "final", "stopped"] as const;
/** Origin of the values of a sheet: an ordonnance, a fitting, the client's box. */
export const contactSheetSources = ["medical", "fitting", "box"] as const;
export const contactDesigns = ["sphere", "toric", "multifocal", "toric_multifocal"] as const;
/** Replacement interval of a contact lens. */
export const contactWears = [
  "daily",
  "two_weekly",
  "monthly",
  "quarterly",
  "half_yearly",
  "yearly",
] as const;
/** State of the boxes of a line. `cancelled`: all were credited, and it stays so. */
export const contactOrderStatuses = [
  "to_order",
  "ordered",
  "arrived",
  "given",
  "cancelled",
] as const;
/** Use of a pair of glasses. */
export const lensUses = ["far", "near", "intermediate", "progressive", "sun"] as const;
/** Measures that a lab may want on its orders. */
export const labMeasures = [
  "prism",
  "base",
  "height",
  "near_eip",
  "vertex",
  "pantoscopic",
  "wrap",
  "reading_distance",
  "eye_size",
  "bridge",
  "lens_height",
] as const;

export type ProductType = (typeof productTypes)[number];
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export type MoneyMethod = (typeof moneyMethods)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type ReceiptStatus = (typeof receiptStatuses)[number];
export type AdjustmentReason = (typeof adjustmentReasons)[number];
export type CountStatus = (typeof countStatuses)[number];
export type ScanState = (typeof scanStates)[number];
export type CountSince = (typeof countSinces)[number];
export type TagTemplate = (typeof tagTemplates)[number];
export type MovementType = (typeof movementTypes)[number];
export type JobStatus = (typeof storedJobStatuses)[number];
export type MessageKind = (typeof messageKinds)[number];
export type QuoteTitle = (typeof quoteTitles)[number];
export type QuoteVariant = (typeof quoteVariants)[number];
export type QuoteRefusal = (typeof quoteRefusals)[number];
export type CylinderForm = (typeof cylinderForms)[number];
export type ChequeState = (typeof chequeStates)[number];
export type ReversalKind = (typeof reversalKinds)[number];
export type CreditReason = (typeof creditReasons)[number];
export type CreditGoods = (typeof creditGoods)[number];
export type DefectOutcome = (typeof defectOutcomes)[number];
export type CashMovementKind = (typeof cashMovementKinds)[number];
export type HandCashKind = (typeof handCashKinds)[number];
export type FundKind = (typeof fundKinds)[number];
export type FundPayee = (typeof fundPayees)[number];
export type ClaimStatus = (typeof claimStatuses)[number];
export type ServiceCondition = (typeof serviceConditions)[number];
export type ServiceKind = (typeof serviceKinds)[number];
export type ServiceCause = (typeof serviceCauses)[number];
export type ServiceStatus = (typeof storedServiceStatuses)[number];
export type ServicePayer = (typeof servicePayers)[number];
export type EstimateAnswer = (typeof estimateAnswers)[number];
export type SupplierAnswer = (typeof supplierAnswers)[number];
export type PartDirection = (typeof partDirections)[number];
export type EyeSide = (typeof eyeSides)[number];
export type EyeMeasure = (typeof eyeMeasures)[number];
export type ExtraEyeMeasure = (typeof extraEyeMeasures)[number];
export type WearerMeasure = (typeof wearerMeasures)[number];
export type PairMeasure = (typeof pairMeasures)[number];
export type FrameMeasure = (typeof frameMeasures)[number];
export type PrismBase = (typeof prismBases)[number];
export type PrescriptionSource = (typeof prescriptionSources)[number];
export type LensGeometry = (typeof lensGeometries)[number];
export type LensSource = (typeof lensSources)[number];
export type LensUse = (typeof lensUses)[number];
export type LabMeasure = (typeof labMeasures)[number];
export type ContactSheetStatus = (typeof contactSheetStatuses)[number];
export type ContactSheetSource = (typeof contactSheetSources)[number];
export type ContactDesign = (typeof contactDesigns)[number];
export type ContactWear = (typeof contactWears)[number];
export type ContactOrderStatus = (typeof contactOrderStatuses)[number];
/** Measure outside the grid of sphere, cylinder, axis, addition and EIP. */
export type ExtraMeasure = ExtraEyeMeasure | WearerMeasure | FrameMeasure;

/** Workflow order, without cancelled jobs. */
export const jobStatuses: readonly JobStatus[] = storedJobStatuses.slice(0, -1);

/** Workflow order, without cancelled tickets. */
export const serviceStatuses: readonly ServiceStatus[] = storedServiceStatuses.slice(0, -1);

/** Largest amount in dirhams, and largest quantity of an item: their product in centimes is still an exact integer. */
export const maxAmount = 999_999_999.99;
export const maxQuantity = 50_000;
export const maxStock = 999_999_999;
/** Most pieces of one scan, and highest low-stock level. */
export const maxCounted = 9_999;

/** When a shared computer asks who is using it: before each save, after idle time, once a day. */
export const personPrompts = ["each", "idle", "day"] as const;
export type PersonPrompt = (typeof personPrompts)[number];

/** Roles of the staff; '' means every right. */
export const userRoles = ["owner", "optician", "seller", "workshop", "accountant"] as const;
export type UserRole = (typeof userRoles)[number];
