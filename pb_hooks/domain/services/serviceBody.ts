/** Parses the bodies of after-sales tickets, with the stored ticket alone (docs/rules-services.md, Ticket). */
import { checkNotToCome } from "#domain/core/days/businessDays.ts";
import type { Service } from "#domain/core/records.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";
import {
  hasNoProduct,
  isNotPositive,
  type ItemsBody,
  type ParsedBody,
  readBodyChildren,
  readBodyFields,
} from "#domain/documents/documentBody.ts";
import { isOpenService } from "./serviceStatus.ts";

/** Fields that a body may set; the server sets the others. */
export const serviceFields = [
  "date",
  "client",
  "invoice_item",
  "product",
  "object",
  "condition",
  "kind",
  "cause",
  "found",
  "notes",
  "status",
  "promised_on",
  "tray",
  "pays",
  "estimate",
  "estimate_answer",
  "with_client",
  "lent",
  "lent_back_on",
  "worker",
  "supplier",
  "supplier_reference",
  "expected",
  "supplier_answer",
  "received_amount",
  "received_on",
  "credit_item",
] as const;
/** Fields of a remake that a later save leaves unchanged. */
export const fixedFields = ["client", "invoice_item", "product", "supplier"] as const;
export const partFields = ["product", "quantity", "direction", "cell"] as const;

/** Names of fields, of a ticket and its parts, that reveal a cost. */
export const serviceCosts = ["expected", "received_amount", "cost", "loss"] as const;

/** Most parts that a ticket may have. */
export const maxParts = 100;

export type ServiceBody = ItemsBody;

export type StoredService = Service & {
  version: string;
  items: (Values & { id: string })[];
};

/** Parses the body of a save; `stored` is null for a new ticket. */
export function readServiceBody(
  body: Values,
  stored: StoredService | null,
): ParsedBody<ServiceBody> {
  const isNew = stored === null;
  const given = isNew ? { ...body, kind: body["kind"] ?? "" } : withStoredBlanks(body, stored);
  const header = readBodyFields("optique_services", given, serviceFields, isNew, stored);
  const parts = withDirections(body["items"], stored?.items ?? []);
  const items = readBodyChildren("optique_service_items", parts, "items", {
    fields: partFields,
    max: maxParts,
    isDropped: (part) => hasNoProduct(part) || isNotPositive(part["quantity"]),
    stored: stored?.items,
  });
  return {
    value: { values: header.value, items: items.value },
    violations: [
      ...header.violations,
      ...items.violations,
      ...checkDate(header.value, stored),
      ...checkKind(header.value, stored),
    ],
  };
}

/** Fills in missing directions of parts: a stored part keeps its own, a new one is given out. */
function withDirections(sent: unknown, stored: readonly (Values & { id: string })[]): unknown {
  if (!Array.isArray(sent)) return sent;
  const known = new Map<unknown, unknown>(stored.map((part) => [part.id, part["direction"]]));
  return sent.map((part: unknown) =>
    isObject(part) && isBlank(part["direction"])
      ? { ...part, direction: known.get(part["id"]) ?? "out" }
      : part,
  );
}

/** Fields with a default; a blank value in the body keeps the stored one. */
const filled = ["kind", "status", "pays", "promised_on", "date"] as const;
const withStoredBlanks = (body: Values, stored: Service): Values => ({
  ...body,
  ...Object.fromEntries(
    filled
      .filter((name) => name in body && isBlank(body[name]))
      .map((name) => [name, stored[name]]),
  ),
});

/** Refuses a receipt of glasses after today, unless that day is already stored. */
export const checkDate = ({ date }: Values, stored: Service | null): Violation[] =>
  checkNotToCome("date", date, stored?.date);

/** Refuses to turn a ticket into a remake, or a remake into another kind: only its own route creates one. */
export function checkKind({ kind }: Values, stored: Service | null): Violation[] {
  if (kind === undefined || kind === stored?.kind) return [];
  const isRemake = kind === "remake" || stored?.kind === "remake";
  return isRemake ? [{ field: "kind", code: "remake_route" }] : [];
}

/** True of a ticket that identifies its glasses. */
const isNamed = ({ object, invoice_item, product }: Service): boolean =>
  [object, invoice_item, product].some((text) => text !== "");

/** Violations of a ticket as it would be stored. `stored`: null for a new one. */
export function checkService(service: Service, stored: Service | null): Violation[] {
  const { status, client, supplier } = service;
  // A ticket without any description is accepted if it had none before: an erased client leaves such tickets.
  const named = isNamed(service) || (stored !== null && !isNamed(stored));
  const isOwned = client !== "" || supplier !== "" || !isOpenService(status);
  return [
    ...(named ? [] : [{ field: "object", code: "required" }]),
    ...(isOwned ? [] : [{ field: "client", code: "required" }]),
    ...(status === "waiting" && !(service.estimate > 0)
      ? [{ field: "estimate", code: "estimate_needed" }]
      : []),
    ...(status === "supplier" && supplier === "" && service.kind !== "remake"
      ? [{ field: "supplier", code: "required" }]
      : []),
    ...(service.received_amount > 0 && service.supplier_answer !== "credit"
      ? [{ field: "received_amount", code: "received_credit" }]
      : []),
    ...(stored?.kind === "remake" && service.job !== "" ? checkFollows(service, stored) : []),
  ];
}

/** Refuses a state or promised day other than that of the job. */
const checkFollows = (service: Service, stored: Service): Violation[] =>
  (["status", "promised_on"] as const)
    .filter((field) => service[field] !== stored[field])
    .map((field) => ({ field, code: "follows_job" }));
