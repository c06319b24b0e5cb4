/** After-sales tickets in the export of a person's data (exportPage.ts), without what they cost the shop. */
import { formatDay } from "#domain/core/days/formatDays.ts";
import {
  estimateAnswerNames,
  partDirectionNames,
  serviceCauseNames,
  serviceConditionNames,
  serviceKindNames,
  servicePayerNames,
  serviceStatusNames,
} from "#domain/core/names/names.strings.ts";
import type { Service, ServiceItem } from "#domain/core/records.ts";
import type { ExportedPhoto } from "./exportPhotos.ts";
import { escaped, money, stepsCell, table, word } from "./exportTable.ts";
import { personalDataStrings } from "./personalData.strings.ts";

/** Fields with costs of the shop, which are not personal data. */
type Costs = "expected" | "received_amount" | "cost";
export type ExportedService = Omit<Service, Costs> & { items: Omit<ServiceItem, "unit_cost">[] };

const conditionText = (condition: unknown): string =>
  (Array.isArray(condition) ? condition.map(String) : [])
    .map((one) => word(serviceConditionNames, one))
    .join(", ");

const servicePart = ({ items, ...service }: ExportedService): string =>
  [
    `<h3>${escaped(personalDataStrings.service(service.number))}</h3>`,
    table([service], (one) => ({
      date: formatDay(one.date),
      object: one.object,
      condition: conditionText(one.condition),
      asked: word(serviceKindNames, one.kind),
      cause: word(serviceCauseNames, one.cause),
      found: one.found,
      status: word(serviceStatusNames, one.status),
      promised_on: formatDay(one.promised_on),
      tray: one.tray,
      pays: word(servicePayerNames, one.pays),
      estimate: money(one.estimate),
      estimate_answer: word(estimateAnswerNames, one.estimate_answer),
      lent: one.lent,
      lent_back_on: formatDay(one.lent_back_on),
      notes: one.notes,
      steps: stepsCell(serviceStatusNames, one.steps),
    })),
    items.length > 0 ? partTable(items) : "",
  ].join("");

const partTable = (items: ExportedService["items"]): string =>
  table(items, ({ product_name, product_reference, quantity, direction, day }) => ({
    product_name,
    product_reference,
    quantity,
    direction: word(partDirectionNames, direction),
    when: formatDay(day),
  }));

/** Section with a person's tickets and their parts; empty without any. */
export const serviceSection = (services: readonly ExportedService[]): string =>
  services.length === 0
    ? ""
    : `<h2>${personalDataStrings.services}</h2>${services.map(servicePart).join("")}`;

/** Photographs of the glasses, taken when they came in and when they went out. */
export const servicePhotos = (services: readonly ExportedService[]): ExportedPhoto[] =>
  services.flatMap(({ id, number, photos_in, photos_out }) =>
    [...photos_in, ...photos_out].map((file) => ({
      collection: "optique_services",
      record: id,
      file,
      caption: personalDataStrings.service(number),
    })),
  );
