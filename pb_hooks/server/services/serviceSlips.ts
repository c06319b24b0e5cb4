/** POST /api/optique/services/slips `{supplier, services}`: sends tickets to a supplier under one slip number. */
import { storedDay, today } from "#domain/core/days/days.ts";
import type { Service } from "#domain/core/records.ts";
import { textValue } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { maxReturned, returnSlipPrefix } from "#domain/services/serviceNumber.ts";
import { isOpenService } from "#domain/services/serviceStatus.ts";
import { settleDefect } from "#server/credits/creditLists.ts";
import type { Route } from "#server/engine/route.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { recordTexts } from "#server/platform/records/recordTexts.ts";
import { companyOf, recordsById, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { idsOfBody } from "#server/platform/requests/bodyIds.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import { requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { nextOfDay } from "#server/sale/numberSeries.ts";
import { serviceList } from "./serviceList.ts";
import { writeService } from "./serviceWrite.ts";

const maxBody = 8192;
const nextSlip = nextOfDay(returnSlipPrefix);
const sizeRead = reading(
  "SELECT COUNT(*) FROM optique_services WHERE company = {:company} AND slip > '' AND slip = {:slip}",
);

export const returnRoute: Route = {
  method: "POST",
  path: "/services/slips",
  right: "service.write",
  actOf: ({ body }) => ({ record: textValue(body["supplier"]), amount: noAmount }),
  maxBody,
  handle(e, staff) {
    const body = requestBody(e);
    const supplier = textValue(body["supplier"]);
    const ids = idsOfBody(body["services"], "services", maxReturned);
    const sent = runAct(e, staff, (tx) => sendBack(tx, staff, supplier, ids));
    const { slip, sent_on } = sent[0] as Service;
    const services = recordTexts(e.app, serviceList, ids);
    sendObject(e, { slip, sent_on, supplier }, { services });
  },
};

/** Sends the tickets to the supplier; repeating the same tickets returns their slip. */
export function sendBack(
  tx: core.App,
  staff: Staff,
  supplier: string,
  ids: readonly string[],
): Service[] {
  const { company } = staff;
  if (supplier === "") refuse([{ field: "supplier", code: "required" }]);
  if (companyOf(tx, "optique_suppliers", supplier) !== company)
    refuse([{ field: "supplier", code: "unknown_record" }]);
  const found = servicesOf(tx, company, supplier, ids);
  if (isWholeSlip(tx, company, found)) return found;
  refuseSent(found);
  const day = today();
  const values = {
    supplier,
    status: "supplier",
    sent_on: storedDay(day),
    slip: nextSlip(tx, company, day),
  } as const;
  settleDefects(tx, company, found);
  return found.map((service) =>
    writeService(tx, staff, {
      before: { ...service, version: "", items: [] },
      after: { ...service, ...values },
    }),
  );
}

/** Tickets of the company; refuses one of another supplier. */
function servicesOf(
  tx: core.App,
  company: string,
  supplier: string,
  ids: readonly string[],
): Service[] {
  const stored = recordsById(tx, "optique_services", ids);
  const services: Service[] = [];
  const refused: Violation[] = [];
  ids.forEach((id, place) => {
    const record = stored.get(id);
    const field = `services.${place}`;
    if (record?.getString("company") !== company) refused.push({ field, code: "unknown_record" });
    else if (!["", supplier].includes(record.getString("supplier")))
      refused.push({ field, code: "service_supplier" });
    else services.push(toPlainRecord<"optique_services">(record));
  });
  refuseIf(refused);
  return services;
}

/** True when these are exactly the tickets of one slip. */
function isWholeSlip(tx: core.App, company: string, services: readonly Service[]): boolean {
  const slip = services[0]?.slip ?? "";
  const areOnIt = slip !== "" && services.every((one) => one.slip === slip);
  return areOnIt && readInteger(tx, sizeRead, { company, slip }) === services.length;
}

/** Refuses a ticket that is on a slip, is closed, or is a remake, whose lenses the workshop orders. */
function refuseSent(services: readonly Service[]): void {
  services.forEach(({ slip }, place) => {
    if (slip !== "") refuseConflict(`services.${place}`, "service_sent", { slip });
  });
  refuseIf(
    services.flatMap(({ kind, status }, place) => {
      const field = `services.${place}`;
      if (kind === "remake") return [{ field, code: "service_remake" }];
      return isOpenService(status) ? [] : [{ field, code: "service_closed" }];
    }),
  );
}

/** Settles the tickets' defective pieces as sent to the supplier; refuses one that was scrapped. */
function settleDefects(tx: core.App, company: string, services: readonly Service[]): void {
  const pieces = recordsById(
    tx,
    "optique_credit_items",
    services.map(({ credit_item }) => credit_item),
  );
  services.forEach(({ credit_item }, place) => {
    const piece = pieces.get(credit_item);
    const isDefect =
      piece?.getString("company") === company && piece.getString("goods") === "defect";
    if (isDefect && !settleDefect(tx, piece, "supplier"))
      refuseConflict(`services.${place}`, "service_settled");
  });
}
