/** GET and PUT /api/optique/services/{id} (docs/rules-services.md, Ticket). */
import { sum, times, toCentimes, toDirhams } from "#domain/core/money.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import {
  readServiceBody,
  type ServiceBody,
  serviceCosts,
  type StoredService,
} from "#domain/services/serviceBody.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { documentClientSql } from "#server/clients/clientReferences.ts";
import type { Saves } from "#server/engine/documents/childWrites.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import {
  documentFinder,
  prepareSave,
  type SavedKind,
} from "#server/engine/documents/documentSave.ts";
import { checkRight, type Staff } from "#server/platform/requests/routeRequest.ts";
import { recordsById } from "#server/platform/records/storedRecords.ts";
import { serviceReader } from "./serviceReader.ts";
import { saveService } from "./serviceWrite.ts";

export type ServiceNames = "document" | "client" | "anonymised";
type Saved = SavedKind<StoredService, ServiceBody, ServiceNames>;

const namesCost = (values: unknown, names: readonly string[]): boolean =>
  isObject(values) && names.some((name) => name in values);

/** Refuses costs sent by a person who may not see them. */
function checkCostsSent({ actor }: Staff, body: Values): void {
  const items: unknown = body["items"];
  const isSent =
    namesCost(body, serviceCosts) ||
    (Array.isArray(items) && items.some((part) => namesCost(part, ["unit_cost"])));
  if (isSent) checkRight(actor, "cost.see");
}

/** Selling price of all parts in a body, in dirhams: the maximum that an approval covers. */
function sentParts(app: core.App, company: string, items: unknown): number {
  if (!Array.isArray(items)) return noAmount;
  const parts = items.filter(isObject).slice(0, 500);
  const ids = parts.map(({ product }) => textValue(product));
  const products = recordsById(app, "optique_products", ids);
  const amounts = parts.map(({ product, quantity }) => {
    const found = products.get(textValue(product));
    const isOwn = found?.getString("company") === company;
    const price = toCentimes(isOwn ? found?.getFloat("selling_price") : 0);
    return times(price, Number(quantity) > 0 ? Number(quantity) : 0);
  });
  return toDirhams(sum(amounts));
}

const saved: Saved = {
  find: documentFinder(
    serviceReader,
    { document: "optique_services", client: "optique_clients" },
    documentClientSql,
  ),
  read: readServiceBody,
  write(tx, staff, sent) {
    if (!sent.value.own) checkCostsSent(staff, sent.body);
    saveService(tx, staff, sent);
  },
};

export const serviceDocument: SavedDocument & Saves<StoredService, ServiceNames> = {
  ...serviceReader,
  write: (tx, staff, { value, ...sent }) => saved.write(tx, staff, { ...sent, value }),
  right: "service.write",
  actOf: ({ app, company, id, body }) => ({
    record: id,
    client: textValue(body["client"]),
    amount: sentParts(app, company, body["items"]),
  }),
  prepare: prepareSave(saved),
};
