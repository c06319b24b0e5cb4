/** Reads a ticket with its parts, its warranty, other open tickets on its line, and its cost to the shop. */
import { toDirhams } from "#domain/core/money.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import type { StoredService } from "#domain/services/serviceBody.ts";
import { serviceLoss } from "#domain/services/serviceParts.ts";
import { isOpenServiceSql } from "#domain/services/serviceStatus.ts";
import {
  documentChildrenSql,
  documentReader,
  documentStatement,
} from "#server/engine/documents/documentReader.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";
import { withProducts } from "#server/stock/withProducts.ts";
import { remakeOfSql } from "./serviceCards.ts";
import { warrantyOfTicket } from "./soldWarranty.ts";

const othersSql = `(SELECT json_group_array(json_object('id', o.id, 'number', o.number, 'status', o.status) ORDER BY o.created, o.rowid)
  FROM optique_services o WHERE d.invoice_item > '' AND o.invoice_item = d.invoice_item AND o.id <> d.id AND ${isOpenServiceSql("o")})`;
const soldOnSql =
  "COALESCE((SELECT l.invoice FROM optique_invoice_items l WHERE l.id = d.invoice_item), '')";

const relations = {
  client: "optique_clients",
  product: "optique_products",
  supplier: "optique_suppliers",
  invoice: "optique_invoices",
  job: "optique_jobs",
};

export const serviceReader = documentReader<StoredService>({
  stored: documentStatement(
    "optique_services",
    { items: documentChildrenSql("optique_service_items", "t.service = d.id") },
    `json_object('others', json(${othersSql}), 'remake_number', ${remakeOfSql("d")}, 'sold_on', ${soldOnSql})`,
  ),
  complete(app, document) {
    const service = document as unknown as ServiceDocument;
    expandDocument(app, document, relations, withProducts(document["items"]));
    // Only the deletion of a remake needs this field.
    delete document["undo"];
    document["warranty"] = warrantyOfTicket(app, service.company, service.invoice_item);
    document["loss"] = toDirhams(serviceLoss(service, service.items));
  },
});
