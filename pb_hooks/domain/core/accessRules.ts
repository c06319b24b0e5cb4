/**
 * Access rules of the records API for each collection (docs/access.md, Access rules).
 */
import { type CollectionName, collections } from "./records.ts";

/** Rule in PocketBase's syntax: null allows the administrator only, '' everybody. */
type Rule = string | null;
export type AccessRules = Record<
  "listRule" | "viewRule" | "createRule" | "updateRule" | "deleteRule" | "authRule" | "manageRule",
  Rule
>;

const administrator: Rule = null;
/**
 * Staff of any company. Without this condition a guest, whose company is empty, could read records without a company.
 */
const staff = '@request.auth.company != ""';
const ownCompany = `${staff} && company = @request.auth.company`;
/** Condition on a new record: no company, which the server then fills in, or the user's own. */
const intoOwnCompany = `${staff} && (@request.body.company:isset = false || @request.body.company = @request.auth.company)`;
const companyUnchanged = "@request.body.company:changed = false";
const itself = "id = @request.auth.id";
const companyItself = `${staff} && id = @request.auth.company`;
/** User with the right `people`: by role (only roles with every right have it) or by exception (permissions.ts). */
const managesPeople =
  '@request.auth.active = true && @request.auth.is_station = false && (@request.auth.role = "" || @request.auth.role = "owner" || @request.auth.rights.people = true)';
const withoutCompany = '@request.auth.id != "" && @request.auth.company = ""';

const noRules: AccessRules = {
  listRule: administrator,
  viewRule: administrator,
  createRule: administrator,
  updateRule: administrator,
  deleteRule: administrator,
  authRule: administrator,
  manageRule: administrator,
};
const readBy = (rule: Rule): AccessRules => ({ ...noRules, listRule: rule, viewRule: rule });

/** Rules of collections that the records API cannot write. */
const readOnly = readBy(ownCompany);
/** Rules of append-only collections, such as messages that were sent to clients. */
const writtenOnce: AccessRules = { ...readOnly, createRule: intoOwnCompany };
/**
 * Rules of records that routes create; the records API may delete them (`deletable`), or also change them
 * (`changeable`).
 */
const deletable: AccessRules = { ...readOnly, deleteRule: ownCompany };
const changeable: AccessRules = {
  ...deletable,
  updateRule: `${ownCompany} && ${companyUnchanged}`,
};
const ofCompany: AccessRules = { ...changeable, createRule: intoOwnCompany };

/** Rules of collections that the records API may write too. */
const written = {
  optique_users: {
    ...readBy(`${itself} || (${ownCompany})`),
    // The hooks also require the right `people` (server/people/users.ts).
    createRule: intoOwnCompany,
    updateRule: `(${itself} || (${ownCompany})) && ${companyUnchanged}`,
    // Users with the right `people` may see e-mails and set passwords of others. Changing one's own password requires
    // the old one.
    manageRule: `${ownCompany} && id != @request.auth.id && ${managesPeople}`,
    authRule: "active = true",
  },
  optique_companies: {
    ...readBy(companyItself),
    createRule: withoutCompany,
    updateRule: companyItself,
  },
  optique_clients: ofCompany,
  optique_suppliers: ofCompany,
  optique_products: ofCompany,
  optique_prescriptions: ofCompany,
  optique_jobs: ofCompany,
  optique_messages: writtenOnce,
  optique_invoices: ofCompany,
  optique_invoice_items: ofCompany,
  optique_payments: ofCompany,
  optique_funds: ofCompany,
  // A route writes claims; the records API may delete one that is on no slip (server/claims/claimRecords.ts).
  optique_claims: deletable,
  // A route writes quotes whole.
  optique_quotes: deletable,
  // A route creates tickets; the records API may move, photograph and delete them.
  optique_services: changeable,
  optique_lens_tariffs: deletable,
  // A route saves sheets whole; the records API may add the ordonnance, and delete sheets.
  optique_contact_prescriptions: changeable,
  optique_contact_orders: ofCompany,
  optique_contact_boxes: ofCompany,
  optique_cash_moves: ofCompany,
  // Routes write bills whole; the records API may attach the paper of a bill, and delete bills.
  optique_bills: changeable,
  optique_bill_payments: deletable,
  optique_supplier_credits: deletable,
  optique_stock_receipts: ofCompany,
  optique_stock_receipt_items: ofCompany,
  optique_stock_adjustments: ofCompany,
  optique_stock_adjustment_items: ofCompany,
} satisfies Partial<Record<CollectionName, AccessRules>>;

/**
 * A collection without rules above is read by its company, and written only by the routes of its room. `access.test.ts`
 * lists these collections.
 */
export const accessRules: Record<CollectionName, AccessRules> = {
  ...(Object.fromEntries(Object.keys(collections).map((name) => [name, readOnly])) as Record<
    CollectionName,
    AccessRules
  >),
  ...written,
};
