/** Settings of the company: values of their form, by tab, and what was changed. */
import { companyFields, type CompanyInput, type CompanyValues } from "#api/company.ts";
import { type Company, type MessageKind, messageKinds } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/blank.ts";
import { messageText } from "#domain/clients/messageTexts.ts";
import { messageTexts } from "#domain/clients/messages.strings.ts";
import { parseRate, rateText } from "#lib/vatRate.ts";
import { strings } from "./company.strings.ts";
import { refusalOfWhole } from "./wholeNumber.ts";

/** Longest number of days of each delay. */
const longestDelays = {
  mounting_days: 60,
  lab_days: 60,
  quote_days: 365,
  quote_follow_days: 365,
} as const;
export type DelayName = keyof typeof longestDelays;
const delayNames = Object.keys(longestDelays) as DelayName[];
export type WorkshopTexts = Record<DelayName | MessageKind, string>;
export type Settings = CompanyValues & WorkshopTexts & { child_source_remark: boolean };
export type Field = keyof Settings;

export const tabKeys = ["shop", "invoices", "workshop", "funds", "team", "data"] as const;
export type TabKey = (typeof tabKeys)[number];

/** Fields of each tab, in the order of the page. */
const fieldsOf = {
  shop: [
    ...(["color", "name", "address", "phone", "email", "website", "other_info"] as const),
    ...(["ice", "rc", "if", "patente", "registration", "inpe"] as const),
  ],
  invoices: [
    ...(["vat", "vat_rate", "vat_note"] as const),
    ...(["seller_discount", "optician_discount", "second_pair_discount"] as const),
    ...(["invoice_lock", "invoice_hides_eyes", "warranty_note", "bank_info"] as const),
  ],
  workshop: [
    ...(["mounting_days", "lab_days", "quote_days", "quote_follow_days"] as const),
    "child_source_remark",
    ...messageKinds,
  ],
  funds: [],
  team: [],
  data: [],
} as const satisfies Record<TabKey, readonly Field[]>;

const fields: readonly Field[] = tabKeys.flatMap((key): readonly Field[] => fieldsOf[key]);

export const tabOf = (field: string): TabKey =>
  tabKeys.find((key) => (fieldsOf[key] as readonly string[]).includes(field)) ?? "shop";

/** Default rate in Morocco. */
const usualRate = 20;

export const companyValuesOf = (company: Company | null): CompanyValues => ({
  ...(Object.fromEntries(companyFields.map((name) => [name, company?.[name] ?? ""])) as Record<
    (typeof companyFields)[number],
    string
  >),
  color: company?.color || "petrol",
  vat: company?.vat ?? false,
  vat_rate: rateText(company?.vat_rate ?? usualRate),
  seller_discount: rateText(company?.seller_discount ?? 10),
  optician_discount: rateText(company?.optician_discount ?? 20),
  second_pair_discount: rateText(company?.second_pair_discount ?? 0),
  invoice_lock: company?.invoice_lock ?? false,
  invoice_hides_eyes: company?.invoice_hides_eyes ?? false,
});

export const settingsOf = (company: Company): Settings => ({
  ...companyValuesOf(company),
  mounting_days: String(company.mounting_days),
  lab_days: String(company.lab_days),
  quote_days: String(company.quote_days),
  quote_follow_days: String(company.quote_follow_days),
  child_source_remark: company.child_source_remark,
  reminder: messageText(company, "reminder"),
  ready: messageText(company, "ready"),
  unpaid: messageText(company, "unpaid"),
  quote: messageText(company, "quote"),
  reimbursable: messageText(company, "reimbursable"),
});

/** Changed fields, in the order of the page. */
export const changedFields = (before: Partial<Settings>, now: Partial<Settings>): Field[] =>
  fields.filter((field) => before[field] !== now[field]);

/** '2 changements, le nom et l’adresse'; '' without a change. */
export function changeText(changed: readonly Field[], hasLogo: boolean): string {
  const names = [
    ...(hasLogo ? [strings.logoChange] : []),
    ...changed.map((field) => strings.changes[field]),
  ];
  return names.length === 0 ? "" : strings.changeList(names);
}

/** Whether a text differs from the default; a default text is not stored, so that it may improve. */
const isOwn = (kind: MessageKind, text: string): boolean =>
  !isBlank(text) && text !== messageTexts[kind];

const messagesOf = (typed: Partial<Settings>): Partial<Record<MessageKind, string>> =>
  Object.fromEntries(
    messageKinds.flatMap((kind) => {
      const text = typed[kind] ?? "";
      return isOwn(kind, text) ? [[kind, text]] : [];
    }),
  );

const isMessage = (field: Field): boolean => messageKinds.some((kind) => kind === field);

const percents = [
  "vat_rate",
  "seller_discount",
  "optician_discount",
  "second_pair_discount",
] as const;
const isPercent = (field: Field): field is (typeof percents)[number] =>
  percents.some((one) => one === field);

/** Value to store of a field that is no message. */
function storedOf(field: Field, typed: Partial<Settings>): CompanyInput[string] {
  if (delayNames.some((name) => name === field)) return Number(typed[field]);
  return (isPercent(field) ? parseRate(typed[field] ?? "") : typed[field]) ?? "";
}

/** Body of a save: these fields only, so that another station's changes stay. */
export const inputOf = (sent: readonly Field[], typed: Partial<Settings>): CompanyInput => ({
  ...Object.fromEntries(
    sent.filter((field) => !isMessage(field)).map((field) => [field, storedOf(field, typed)]),
  ),
  ...(sent.some(isMessage) ? { messages: messagesOf(typed) } : {}),
});

/** Error of an invalid delay, in the server's words; null when valid. */
export const refusalOfDelay = (field: DelayName, typed: string): string | null =>
  refusalOfWhole(field, typed, longestDelays[field]);
