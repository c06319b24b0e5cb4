/**
 * Texts of a printed ticket: what the client left, or what is handed back. Never a cause, a finding or the name of
 * staff.
 */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { serviceConditions } from "#domain/core/records.ts";
import type { ServiceDocument, ServicePart } from "#domain/services/serviceAnswers.ts";
import { formatCount, formatDay, formatInstant, formatPhone } from "#lib/texts/formats.ts";
import {
  partDirectionLabels,
  serviceConditionLabels,
  serviceKindLabels,
} from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { clientOfService, objectOfService } from "#shared/services/serviceName.ts";
import { stepsIn } from "#shared/services/steps.ts";
import { servicePrintStrings as text } from "./service.strings.ts";

type Detail = readonly [label: string, value: string];
type PrintedPart = { id: string; name: string; reference: string; sense: string; quantity: string };

/** Content of a ticket's paper, the same on A5 and on the roll. */
export type ServicePaper = {
  number: string;
  title: string;
  /** Details about client and days, without empty ones. */
  who: Detail[];
  /** Details about glasses and work, without empty ones. */
  rows: Detail[];
  parts: PrintedPart[];
  sentences: string[];
  signature: string;
};

const given = (details: readonly Detail[]): Detail[] => details.filter(([, value]) => value !== "");

const joined = (...texts: (string | undefined)[]): string =>
  texts.filter(Boolean).join("\u00a0\u00b7 ");

/** Name and telephone of the client; empty for a walk-in and for a piece from the shelf. */
const clientDetails = (ticket: ServiceDocument): Detail[] => [
  [words.client, clientOfService(ticket)],
  [words.phone, ticket.expand?.client?.phone ? formatPhone(ticket.expand.client.phone) : ""],
];

/** Glasses as described, and the shop's article with its reference. */
function glassesDetails(ticket: ServiceDocument): Detail[] {
  const { name = "", reference = "" } = ticket.expand?.product ?? {};
  const object = objectOfService(ticket);
  return [
    [text.object, object || "-"],
    [words.item, joined(name === object ? "" : name, reference)],
  ];
}

/** State of the glasses in words. */
export function conditionsText(stored: unknown): string {
  const listed: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const known = serviceConditions.filter((one) => listed.includes(one));
  return known.map((one) => serviceConditionLabels[one]).join(", ");
}

const isFragile = ({ condition }: ServiceDocument): boolean =>
  Array.isArray(condition) && condition.includes("fragile");

/** Estimated price. Without an estimate: open if the client pays, else free. */
function priceText({ estimate, pays }: ServiceDocument): string {
  if (estimate > 0) return formatMoney(toCentimes(estimate));
  return pays === "client" ? text.open : text.free;
}

const remakeText = ({ remake_number: number }: ServiceDocument): string =>
  number && text.remake(number);

/** Receipt for glasses that a client leaves with the shop (law 31-08, art. 68). */
export function depositPaper(ticket: ServiceDocument): ServicePaper {
  const { number, date, promised_on, kind, notes, lent, with_client: isKept } = ticket;
  return {
    number,
    title: text.deposit.title(number),
    who: given([
      ...clientDetails(ticket),
      [text.received, formatDay(date)],
      [words.promisedOn, promised_on && formatDay(promised_on)],
    ]),
    rows: given([
      ...glassesDetails(ticket),
      [text.condition, conditionsText(ticket.condition)],
      [
        text.asked,
        [joined(serviceKindLabels[kind], remakeText(ticket)), notes].filter(Boolean).join("\n"),
      ],
      [text.price, priceText(ticket)],
      [text.lent, lent],
    ]),
    parts: [],
    sentences: [
      isKept ? text.kept : text.deposit.receipt,
      ...(isFragile(ticket) ? [text.deposit.fragile] : []),
    ],
    signature: text.deposit.signature,
  };
}

/** Text of the work that was done; '' when the ticket was abandoned. */
function doneText(ticket: ServiceDocument): string {
  const { kind, status } = ticket;
  if (status === "cancelled") return text.untouched;
  return joined(kind === "remake" ? text.remade : serviceKindLabels[kind], remakeText(ticket));
}

/** Day on which the glasses were handed back; '' if they were not. */
function handedBackOn({ status, steps }: ServiceDocument): string {
  const last = stepsIn(steps).at(-1);
  const isBack = last?.status === status && ["returned", "cancelled"].includes(status);
  return isBack ? formatInstant(last.at) : "";
}

function lentText({ lent, lent_back_on: back }: ServiceDocument): string {
  if (lent === "") return "";
  return back ? text.lentBack(lent, formatDay(back)) : text.lentOut(lent);
}

const partOf = ({ id, ...part }: ServicePart): PrintedPart => ({
  id,
  name: part.product_name || words.unknownProduct,
  reference: part.product_reference,
  sense: partDirectionLabels[part.direction],
  quantity: formatCount(part.quantity),
});

/** Days that the glasses were with the shop, which prolong its warranty; nothing without a warranty (art. 68). */
function heldSentences({ warranty }: ServiceDocument): string[] {
  if (!warranty?.shop_until || warranty.held === 0) return [];
  return [text.handBack.held(warranty.held, formatDay(warranty.shop_until))];
}

/** Receipt for glasses that are handed back to the client. */
export function handBackPaper(ticket: ServiceDocument): ServicePaper {
  const { number, date } = ticket;
  return {
    number,
    title: text.handBack.title(number),
    who: given([
      ...clientDetails(ticket),
      [text.received, formatDay(date)],
      [text.handedBack, handedBackOn(ticket)],
    ]),
    rows: given([
      ...glassesDetails(ticket),
      [text.done, doneText(ticket)],
      [text.lent, lentText(ticket)],
    ]),
    parts: ticket.items.map(partOf),
    sentences: heldSentences(ticket),
    signature: text.handBack.signature,
  };
}
