/** Allowed codes and limits. Apart from records.ts, which the first page need not load. */

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
/** Ways in which money comes in or goes out. */
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
/** Instant after which moved pieces change a count: the first scan, the last one, or that of the answer. */
export const countSinces = ["first", "last", "now"] as const;
/** Papers of tags (domain/tags). */
export const tagTemplates = ["fold", "dumbbell", "card", "box", "sheet24", "sheet65"] as const;
export const movementTypes = [
  "sale",
  "purchase",
  "adjustment",
  "return",
  "initial",
  "service",
] as const;
/** `cancelled`: all lenses were credited; the job is off the board. */
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
/** State of glasses that a client leaves with us; `case`: with their case. */
export const serviceConditions = [
  "scratched",
  "worn",
  "broken",
  "missing",
  "fragile",
  "case",
] as const;
/** Work of an after-sales ticket; a remake is made by its route alone. */
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
/** A part that is given out, or received in exchange. */
export const partDirections = ["out", "in"] as const;
export const quoteTitles = ["quote", "proforma"] as const;
/** Alternatives of a quote; a line without one is common to all. */
export const quoteVariants = ["A", "B", "C"] as const;
export const quoteRefusals = ["price", "delay", "elsewhere", "silence", "other"] as const;
/** Sign of the cylinder that a lab asks for. */
export const cylinderForms = ["as_written", "minus", "plus"] as const;
/** Geometry of a range of lenses; `office` is for the middle distance, `myopia` slows myopia down. */
export const lensGeometries = ["single", "bifocal", "progressive", "office", "myopia"] as const;
/** Kinds of services that are sold with a lens, each at its own price. */
export const lensSupplements = ["prism", "tint", "diameter", "other"] as const;
/** A lens is taken from the drawer, or ordered of the lab. */
export const lensSources = ["stock", "lab"] as const;
export const eyeSides = ["right", "left"] as const;
/** In hand, at the bank, paid, refused, given back to the client. */
export const chequeStates = ["in_hand", "deposited", "cleared", "bounced", "returned"] as const;
/** Kinds of reversals: two take a cheque off the takings, the third gives it back. */
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
/** Goods of a credited line: back on the shelf, defective, or not returned. */
export const creditGoods = ["shelf", "defect", "none"] as const;
/** End of a defective piece: thrown away, or sent back to the supplier. */
export const defectOutcomes = ["scrap", "supplier"] as const;
/** Statutory health insurance, mutual fund, insurance company, employer. */
export const fundKinds = ["amo", "mutual", "insurer", "employer"] as const;
/** Payee of a fund: the client, who paid the shop, or the shop. */
export const fundPayees = ["client", "shop"] as const;
/** Claim of a client who paid: to be filled in, complete, handed over. */
export const clientClaimStatuses = ["todo", "ready", "given"] as const;
/** Claim that the fund pays to the shop; `sent` to `rejected` stand on a slip. */
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
/** Cash movements that a person writes. */
export const handCashKinds = ["float", "expense", "bank", "refund", "other"] as const;
/** `supplier`: cash paid to a supplier, which its payment writes. */
export const cashMovementKinds = [...handCashKinds, "supplier"] as const;
export const eyeMeasures = ["sphere", "cylinder", "axis", "add", "eip"] as const;
/** Further numbers of an eye, as they are stored. */
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
/** Printed on the temple of a frame, and the height of its lens; in mm. */
export const frameMeasures = ["eye_size", "bridge", "temple", "lens_height"] as const;
/** Base of a prism for the wearer's eye. */
export const prismBases = ["in", "out", "up", "down"] as const;
export const prescriptionSources = ["medical", "refraction", "old_glasses"] as const;
/** State of a sheet of contact lenses: tried, validated, given up. */
export const contactSheetStatuses = ["trial", "final", "stopped"] as const;
/** Origin of the values of a sheet: an ordonnance, a fitting, the client's box. */
export const contactSheetSources = ["medical", "fitting", "box"] as const;
export const contactDesigns = ["sphere", "toric", "multifocal", "toric_multifocal"] as const;
/** Time for which one contact lens is worn. */
export const contactWears = [
  "daily",
  "two_weekly",
  "monthly",
  "quarterly",
  "half_yearly",
  "yearly",
] as const;
/** State of the boxes of a line. `cancelled`: all were credited, for good. */
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

/** Order of the work, without cancelled jobs. */
export const jobStatuses: readonly JobStatus[] = storedJobStatuses.slice(0, -1);

/** Order of the after-sales work, without cancelled tickets. */
export const serviceStatuses: readonly ServiceStatus[] = storedServiceStatuses.slice(0, -1);

/** Maximum amount in dirhams and quantity of an item: their product in centimes is an exact integer. */
export const maxAmount = 999_999_999.99;
export const maxQuantity = 50_000;
export const maxStock = 999_999_999;
/** Pieces of one scan, and the level from which a stock is low. */
export const maxCounted = 9_999;

/** When a shared computer asks who is there: for each save, after idle time, once a day. */
export const personPrompts = ["each", "idle", "day"] as const;
export type PersonPrompt = (typeof personPrompts)[number];

/** Roles of the staff; '' has every right. */
export const userRoles = ["owner", "optician", "seller", "workshop", "accountant"] as const;
export type UserRole = (typeof userRoles)[number];
