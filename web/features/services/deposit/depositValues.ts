/** Values of the deposit form: typed texts under the ticket's field names, which server errors use. */
import { pick } from "#lib/pick.ts";
import type { ServiceInput } from "#api/sales/services.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import {
  type ServiceCondition,
  serviceConditions,
  type ServiceKind,
  type ServicePayer,
} from "#domain/core/records.ts";
import { today } from "#domain/core/days/days.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { isOpenService } from "#domain/services/serviceStatus.ts";
import { newId } from "#lib/ids.ts";
import { storedBy, type Stored } from "#shared/documents/documentStart.ts";
import { amountOf, amountText, checkAmount } from "#shared/sales/items/saleItems.ts";
import { checkDay } from "#shared/sales/payments/payment.ts";
import { servicesStrings } from "../services.strings.ts";

const text = servicesStrings.form;

export type DepositValues = {
  client: string;
  clientName: string;
  /** Product of a piece from the shelf, which has a supplier instead of a client. */
  product: string;
  productName: string;
  supplier: string;
  supplierName: string;
  /** True of a stored ticket that may have no client. */
  mayLackClient: boolean;
  /** Id of an invoice whose lines are offered besides the client's, or ''. */
  invoice: string;
  /** Id of the sold line; '' for glasses bought elsewhere. */
  invoice_item: string;
  object: string;
  kind: ServiceKind;
  /** Conditions as a list: 'scratched,worn'. */
  condition: string;
  notes: string;
  date: string;
  promised_on: string;
  pays: ServicePayer;
  estimate: string;
  lent: string;
  tray: string;
  with_client: boolean;
};

type Start = Partial<Pick<DepositValues, "client" | "clientName" | "invoice_item" | "invoice">>;

/** Values of a new ticket, promised after the shop's usual delay. */
export const newDeposit = (promised: string, start: Start = {}): Stored<DepositValues> => ({
  id: newId(),
  version: undefined,
  base: {
    client: "",
    clientName: "",
    product: "",
    productName: "",
    supplier: "",
    supplierName: "",
    mayLackClient: false,
    invoice: "",
    invoice_item: "",
    object: "",
    kind: "repair",
    condition: "",
    notes: "",
    date: today(),
    promised_on: promised,
    pays: "shop",
    estimate: "",
    lent: "",
    tray: "",
    with_client: false,
    ...start,
  },
});

export const storedOf = storedBy((ticket: ServiceDocument): DepositValues => ({
  ...pick(
    ticket,
    "client",
    "product",
    "supplier",
    "invoice_item",
    "object",
    "kind",
    "notes",
    "pays",
    "lent",
    "tray",
    "with_client",
  ),
  clientName: ticket.expand?.client?.name ?? "",
  productName: ticket.expand?.product?.name ?? "",
  supplierName: ticket.expand?.supplier?.name ?? "",
  mayLackClient: !isOpenService(ticket.status),
  invoice: ticket.sold_on,
  condition: conditionsIn(ticket.condition).join(),
  date: ticket.date.slice(0, 10),
  promised_on: ticket.promised_on.slice(0, 10),
  estimate: ticket.estimate === 0 ? "" : amountText(ticket.estimate),
}));

/** Parses conditions from a stored list or a form text, in their usual order. */
export const conditionsIn = (conditions: unknown): ServiceCondition[] => {
  const listed: unknown = typeof conditions === "string" ? conditions.split(",") : conditions;
  return Array.isArray(listed) ? serviceConditions.filter((one) => listed.includes(one)) : [];
};

export function depositInputOf(deposit: DepositValues, version: string | undefined): ServiceInput {
  const { clientName: _client, productName: _product, supplierName: _supplier, ...typed } = deposit;
  const { product, supplier, mayLackClient: _mayLack, invoice: _invoice, ...rest } = typed;
  const { condition, estimate, ...values } = rest;
  return {
    ...values,
    ...(values.client === "" ? { product, supplier } : {}),
    condition: conditionsIn(condition),
    estimate: amountOf(estimate),
    ...(version === undefined ? {} : { version }),
  };
}

/** Errors that need no server, by field. */
export function checkValues(values: DepositValues): Record<string, string> {
  const errors: Record<string, string> = {};
  const { client, supplier, mayLackClient } = values;
  if (client === "" && supplier === "" && !mayLackClient) errors["client"] = text.clientRequired;
  const isNamed = values.invoice_item !== "" || (client === "" && values.product !== "");
  if (!isNamed && values.object.trim() === "") errors["object"] = text.objectRequired;
  const violations: Violation[] = [
    ...checkDay("date", values.date),
    ...checkDay("promised_on", values.promised_on),
    ...(values.estimate.trim() === "" ? [] : checkAmount("estimate", values.estimate)),
  ];
  for (const violation of violations) errors[violation.field] ??= violationMessage(violation);
  return errors;
}
