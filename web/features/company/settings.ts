/** Settings of the company: form values by tab, and which of them changed. */
import { companyFields, type CompanyInput, type CompanyValues } from "#api/shop/company.ts";
import {
  collections,
  type Company,
  type FieldShape,
  type MessageKind,
  messageKinds,
  type ProductType,
  productTypes,
} from "#domain/core/records.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { capabilities, capabilitiesOf, type Capability } from "#domain/core/capabilities.ts";
import { messageText } from "#domain/clients/messageTexts.ts";
import { warrantyFields } from "#domain/services/warranty.ts";
import { messageTexts } from "#domain/clients/messages.strings.ts";
import { typedFields, type TypedFields } from "#lib/forms/typedFields.ts";
import { parseRate } from "#lib/texts/vatRate.ts";
import { companyStrings } from "./company.strings.ts";
import { refusalOfWhole } from "./wholeNumber.ts";

const collection = "optique_companies";
const shapes = collections[collection];
const delays = [
  "mounting_days",
  "lab_days",
  "quote_days",
  "quote_follow_days",
  "service_days",
  ...warrantyFields,
  "lens_notice_days",
  "lens_check_months",
] as const;
const workshopFields = [...delays, "lens_care", "child_source_remark"] as const;
const tagFields = ["tag_template", "tag_types"] as const;
const ownFields = [...workshopFields, ...tagFields, "uses"] as const;

export type DelayName = (typeof delays)[number];
export type WorkshopTexts = Record<DelayName | MessageKind, string>;
export type Settings = CompanyValues &
  TypedFields<typeof collection, (typeof ownFields)[number]> &
  Record<MessageKind, string>;
export type Field = keyof Settings;

export const tabKeys = ["shop", "invoices", "workshop", "funds", "team", "data"] as const;
export type TabKey = (typeof tabKeys)[number];

/** Fields of each tab, in the order of the page. */
const fieldsOf = {
  ...companyFields,
  shop: [...companyFields.shop, "uses"],
  workshop: [...workshopFields, ...tagFields, ...messageKinds],
  funds: [],
  team: [],
  data: [],
} as const satisfies Record<TabKey, readonly Field[]>;

const fields: readonly Field[] = tabKeys.flatMap((key): readonly Field[] => fieldsOf[key]);

export const tabOf = (field: string): TabKey =>
  tabKeys.find((key) => (fieldsOf[key] as readonly string[]).includes(field)) ?? "shop";

const isMessage = (field: Field): field is MessageKind =>
  messageKinds.some((kind) => kind === field);
type StoredField = Exclude<Field, MessageKind>;

export const companyValuesOf = (company: Company | null): CompanyValues => ({
  ...typedFields(collection, [...companyFields.shop, ...companyFields.invoices], company),
  color: company?.color || "petrol",
});

export const settingsOf = (company: Company): Settings => ({
  ...companyValuesOf(company),
  ...typedFields(collection, ownFields, company),
  ...(Object.fromEntries(messageKinds.map((kind) => [kind, messageText(company, kind)])) as Record<
    MessageKind,
    string
  >),
});

/** Fields that changed, in the order of the page. */
export const changedFields = (before: Partial<Settings>, now: Partial<Settings>): Field[] =>
  fields.filter((field) => before[field] !== now[field]);

/** Sentence that lists the changes: '2 changements, le nom et l’adresse'; '' without a change. */
export function changeText(changed: readonly Field[], hasLogo: boolean): string {
  const names = [
    ...(hasLogo ? [companyStrings.logoChange] : []),
    ...changed.map((field) => companyStrings.changes[field]),
  ];
  return names.length === 0 ? "" : companyStrings.changeList(names);
}

/** True when a text differs from the default. A default text is not stored, so that later versions can improve it. */
const isOwn = (kind: MessageKind, text: string): boolean =>
  !isBlank(text) && text !== messageTexts[kind];

const messagesOf = (typed: Partial<Settings>): Partial<Record<MessageKind, string>> =>
  Object.fromEntries(
    messageKinds.flatMap((kind) => {
      const text = typed[kind] ?? "";
      return isOwn(kind, text) ? [[kind, text]] : [];
    }),
  );

/** Parses the form's list of capabilities, such as 'quotes,claims'. */
export const usesIn = (typed: string): Capability[] => capabilitiesOf(typed.split(","));

/** Stored capabilities with this form's changes applied, so that changes made on other stations meanwhile remain. */
export function pressedUses(before: string, typed: string, stored: unknown): string {
  const [had, has] = [usesIn(before), usesIn(typed)];
  const now = capabilitiesOf(stored);
  return capabilities
    .filter((word) =>
      had.includes(word) === has.includes(word) ? now.includes(word) : has.includes(word),
    )
    .join();
}

/** Parses the form's list of product types, such as 'frame,sunglasses'. */
export const typesIn = (typed: string): ProductType[] => {
  const named = typed.split(",");
  return productTypes.filter((type) => named.includes(type));
};

/** Converts the typed value of a field to the stored one. */
function storedOf(field: StoredField, typed: Partial<Settings>): CompanyInput[string] {
  const { kind }: FieldShape = shapes[field];
  const value = typed[field] ?? "";
  if (kind === "integer") return Number(value);
  if (field === "tag_types") return typesIn(String(value));
  if (kind === "json") return usesIn(String(value));
  return kind === "amount" ? (parseRate(String(value)) ?? "") : value;
}

/** Request body with the given fields only, so that changes of another station to other fields remain. */
export const companyInputOf = (sent: readonly Field[], typed: Partial<Settings>): CompanyInput => ({
  ...Object.fromEntries(
    sent.flatMap((field) => (isMessage(field) ? [] : [[field, storedOf(field, typed)]])),
  ),
  ...(sent.some(isMessage) ? { messages: messagesOf(typed) } : {}),
});

/** Error for an invalid delay, in the server's words; null when valid. */
export const refusalOfDelay = (field: DelayName, typed: string): string | null =>
  refusalOfWhole(field, typed, shapes[field].max);
