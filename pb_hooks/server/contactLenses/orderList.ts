/** Lists of rows and of boxes (docs/rules-contact-orders.md, Routes). */
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { visibleForm } from "#domain/core/text/storedForm.ts";
import { contactOrderStatuses } from "#domain/core/records.ts";
import { gtinOf } from "#domain/contactLenses/gs1.ts";
import { productSearch } from "#domain/stock/stockSearch.ts";
import type { List, ListFilter } from "#server/engine/lists/list.ts";
import { equalFilter, oneOfFilter } from "#server/engine/lists/listFilters.ts";
import { newestFirst } from "#server/engine/lists/listOrder.ts";
import {
  boxesOfRowSql,
  isOpenRowSql,
  messagedAtSql,
  recallMessagedSql,
  saleOfRowSql,
} from "./contactRows.ts";

/** True when given or cancelled rows are wanted: those are nearly all rows. */
const showsClosed = (status = ""): boolean =>
  status.split(",").some((one) => one === "given" || one === "cancelled");
const statusesOf = oneOfFilter("status", contactOrderStatuses);
/** A filter for open states repeats the condition of their partial index. */
const statusFilter: ListFilter = (value) => {
  const asked = statusesOf(value);
  return asked && !showsClosed(value)
    ? { ...asked, sql: `${isOpenRowSql("t")} AND ${asked.sql}` }
    : asked;
};

const trialFilter: ListFilter = (value) => {
  if (value === "") return null;
  return { sql: `t.trial = ${value === "1" ? "TRUE" : "FALSE"}`, params: {} };
};

const invoiceFilter: ListFilter = (invoice) =>
  invoice
    ? {
        sql: "t.invoice_item IN (SELECT l.id FROM optique_invoice_items l WHERE l.invoice = {:invoice})",
        params: { invoice },
        findsFew: true,
      }
    : null;

export const orderList: List = {
  table: "optique_contact_orders",
  searchesClient: clientSearch,
  searchesThrough: [{ kind: productSearch, column: "t.product" }],
  order: { columns: ["t.created", "t.rowid"], descends: false },
  // The few open rows have their own index; the `+` makes SQLite use it.
  orderOfFew: ({ status }) =>
    showsClosed(status) ? null : { columns: ["+t.created", "t.rowid"], descends: false },
  filters: {
    status: statusFilter,
    supplier: equalFilter("supplier"),
    client: equalFilter("client"),
    contact: equalFilter("contact"),
    invoice: invoiceFilter,
    trial: trialFilter,
  },
  hides: ({ status }) => (status ? null : { sql: isOpenRowSql("t"), params: {} }),
  expand: {
    client: "optique_clients",
    contact: "optique_contact_prescriptions",
    product: "optique_products",
    supplier: "optique_suppliers",
  },
  values: { boxes: boxesOfRowSql("t"), messagedAt: messagedAtSql("t") },
  computed: { invoice: saleOfRowSql("t") },
};

/** A lot matches as a whole; letter case and invisible characters do not matter. */
const lotFilter: ListFilter = (text) => {
  const lot = visibleForm(text);
  return lot === ""
    ? null
    : {
        sql: "t.lot > '' AND t.lot = {:lot} COLLATE NOCASE",
        params: { lot },
        findsFew: true,
      };
};

const gtinFilter: ListFilter = (gtin) =>
  gtin.trim() === ""
    ? null
    : {
        sql: "t.gtin > '' AND t.gtin = {:gtin}",
        params: { gtin: gtinOf(gtin.trim()) ?? gtin.trim() },
        findsFew: true,
      };

const orderFilter: ListFilter = (order) =>
  order ? { sql: "t.[order] = {:order}", params: { order }, findsFew: true } : null;

/** Row of a box, with its client, for the `expand` of the box. */
const rowOfBox = `(SELECT json_object('order', json_object('id', o.id, 'collectionName', 'optique_contact_orders',
    'client', o.client, 'contact', o.contact, 'invoice_item', o.invoice_item, 'trial', json(IIF(o.trial, 'true', 'false')),
    'product', o.product, 'product_name', o.product_name, 'eye', o.eye, 'lens', IIF(json_valid(o.lens), json(o.lens), NULL),
    'quantity', o.quantity, 'status', o.status, 'given_on', o.given_on, 'expand', json_object(
      'client', IIF(c.id IS NULL, NULL, json_object('id', c.id, 'name', c.name, 'phone', c.phone)))))
  FROM optique_contact_orders o LEFT JOIN optique_clients c ON c.id = o.client WHERE o.id = t.[order])`;

export const boxList: List = {
  table: "optique_contact_boxes",
  order: newestFirst,
  orderedBy: "idx_contact_boxes_company_created",
  filters: { lot: lotFilter, gtin: gtinFilter, order: orderFilter },
  values: { messagedAt: recallMessagedSql("t") },
  computed: { expand: rowOfBox },
};
