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
/** Staff of any company. Without it a guest, whose company is empty, would read every record without a company. */
const staff = '@request.auth.company != ""';
const ownCompany = `${staff} && company = @request.auth.company`;
/** Allows a missing company, which the server fills in. */
const intoOwnCompany = `${staff} && (@request.body.company:isset = false || @request.body.company = @request.auth.company)`;
const companyUnchanged = "@request.body.company:changed = false";
const itself = "id = @request.auth.id";
const companyItself = `${staff} && id = @request.auth.company`;
/** The right `people`, which no role has but those with every right (permissions.ts). */
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

/** Rules of collections that only the server writes. */
const readOnly = readBy(ownCompany);
/** Rules of append-only collections, such as messages that were sent to clients. */
const writtenOnce: AccessRules = { ...readOnly, createRule: intoOwnCompany };
/** Rules of what a route makes, and the records API deletes, or changes too. */
const deletable: AccessRules = { ...readOnly, deleteRule: ownCompany };
const changeable: AccessRules = {
  ...deletable,
  updateRule: `${ownCompany} && ${companyUnchanged}`,
};
const ofCompany: AccessRules = { ...changeable, createRule: intoOwnCompany };

/** Rules of the collections that are written by the records API too. */
const written = {
  optique_users: {
    ...readBy(`${itself} || (${ownCompany})`),
    // The hooks ask for the right `people` (server/people/users.ts).
    createRule: intoOwnCompany,
    updateRule: `(${itself} || (${ownCompany})) && ${companyUnchanged}`,
    // The right `people` shows e-mails and sets passwords. One's own password needs the old one.
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
  // Written by their routes, deleted before a slip (server/claims/claimRecords.ts).
  optique_claims: deletable,
  // Written whole by their route.
  optique_quotes: deletable,
  // Made by their route; the records API moves, photographs and deletes them.
  optique_services: changeable,
  optique_lens_tariffs: deletable,
  // Saved whole by their route; the records API takes the ordonnance, and deletes them.
  optique_contact_prescriptions: changeable,
  optique_contact_orders: ofCompany,
  optique_contact_boxes: ofCompany,
  optique_cash_moves: ofCompany,
  // Written whole by their routes; the records API takes the paper of a bill, and deletes them.
  optique_bills: changeable,
  optique_bill_payments: deletable,
  optique_supplier_credits: deletable,
  optique_stock_receipts: ofCompany,
  optique_stock_receipt_items: ofCompany,
  optique_stock_adjustments: ofCompany,
  optique_stock_adjustment_items: ofCompany,
} satisfies Partial<Record<CollectionName, AccessRules>>;

/** A collection that is not named is read by its company, and written by the routes of its room alone. `access.test.ts` names these. */
export const accessRules: Record<CollectionName, AccessRules> = {
  ...(Object.fromEntries(Object.keys(collections).map((name) => [name, readOnly])) as Record<
    CollectionName,
    AccessRules
  >),
  ...written,
};
