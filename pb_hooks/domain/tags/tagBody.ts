/** Reads bodies of the routes of tags, before anything is stored (docs/rules-tags.md, Queue). */
import { idForm } from "#domain/core/fields/fields.ts";
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import { maxAmount, tagTemplates, type TagTemplate } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { visibleForm, withoutSpaces } from "#domain/core/text/storedForm.ts";
import type { Violation } from "#domain/core/violation.ts";
import { maxTagged, maxTags, type PrintedTag } from "./tagAnswers.ts";

const maxCode = 64;

export type HandTag = { product: string; hand: number };
type ReadList<T> = { value: T[]; violations: Violation[] };

/** Reads each entry of a list of at most a hundred, at its place. */
function readList<T>(
  list: unknown,
  field: string,
  read: (entry: unknown) => { value: T; violations: Violation[] },
): ReadList<T> {
  const refused = (code: string, params = {}) => ({
    value: [],
    violations: [{ field, code, params }],
  });
  if (!Array.isArray(list)) return refused("list");
  if (list.length === 0) return refused("required");
  if (list.length > maxTagged) return refused("too_many", { max: maxTagged });
  const found = list.map((entry: unknown) => read(entry));
  return {
    value: found.map(({ value }) => value),
    violations: found.flatMap(({ violations }, place) =>
      violations.map((violation) => inEntry(`${field}.${place}`, violation)),
    ),
  };
}

/** A violation of an entry: of one of its fields, or of itself. */
const inEntry = (path: string, violation: Violation): Violation =>
  violation.field === ""
    ? { ...violation, field: path }
    : { ...violation, field: `${path}.${violation.field}` };

const notObject = [{ field: "", code: "object" }];

function numberRefusal(field: string, value: unknown, min: number, max: number): Violation[] {
  if (isBlank(value)) return [{ field, code: "required" }];
  const number = readNumber(value);
  if (Number.isNaN(number)) return [{ field, code: "number" }];
  if (number < min) return [{ field, code: "min", params: { min } }];
  return number > max ? [{ field, code: "max", params: { max } }] : [];
}

/** Whole number of tags. */
function tagsRefusal(field: string, value: unknown, min: number): Violation[] {
  const refused = numberRefusal(field, value, min, maxTags);
  return refused.length > 0 || Number.isInteger(readNumber(value))
    ? refused
    : [{ field, code: "int" }];
}

/** Refuses what is no id; a list names a product once. */
function productReader() {
  const seen = new Set<string>();
  return (product: unknown): Violation[] => {
    const field = "product";
    if (product === undefined || product === null || product === "")
      return [{ field, code: "required" }];
    if (typeof product !== "string" || !idForm.test(product))
      return [{ field, code: "unknown_record" }];
    return seen.size === seen.add(product).size ? [{ field, code: "twice" }] : [];
  };
}

/** `{tags: [{product, hand}]}` of PUT tags. */
export function readHandTags(body: Values): ReadList<HandTag> {
  const checkProduct = productReader();
  return readList<HandTag>(body["tags"], "tags", (tag) => {
    if (!isObject(tag)) return { value: { product: "", hand: 0 }, violations: notObject };
    const { product, hand } = tag;
    return {
      value: { product: String(product), hand: readNumber(hand) },
      violations: [...checkProduct(product), ...tagsRefusal("hand", hand, 0)],
    };
  });
}

/** `{products}` of POST tags/codes. */
export function readTaggedProducts(body: Values): ReadList<string> {
  const checkProduct = productReader();
  return readList<string>(body["products"], "products", (product) => ({
    value: String(product),
    violations: checkProduct(product).map((violation) => ({ ...violation, field: "" })),
  }));
}

function priceRefusal(price: unknown): Violation[] {
  const field = "price";
  const refused = numberRefusal(field, price, 0, maxAmount);
  const number = readNumber(price);
  return refused.length > 0 || toDirhams(toCentimes(number)) === number
    ? refused
    : [{ field, code: "tag_price" }];
}

function codeRefusal(barcode: unknown): Violation[] {
  const field = "barcode";
  if (typeof barcode !== "string") return [{ field, code: "text" }];
  if (barcode.length > maxCode) return [{ field, code: "too_long", params: { max: maxCode } }];
  return visibleForm(withoutSpaces(barcode)) === barcode ? [] : [{ field, code: "tag_code" }];
}

export type TagPrintBody = { template: TagTemplate; tags: PrintedTag[] };

const isTemplate = (value: unknown): value is TagTemplate =>
  tagTemplates.some((template) => template === value);

/** `{template, tags}` of PUT tag-prints: what was printed. */
export function readTagPrint(body: Values): { value: TagPrintBody; violations: Violation[] } {
  const { template, tags } = body;
  const checkProduct = productReader();
  const read = readList<PrintedTag>(tags, "tags", (tag) => {
    const { product, quantity, price, barcode } = isObject(tag) ? tag : {};
    const value = {
      product: String(product),
      quantity: readNumber(quantity),
      price: readNumber(price),
      barcode: String(barcode),
    };
    if (!isObject(tag)) return { value, violations: notObject };
    const violations = [
      ...checkProduct(product),
      ...tagsRefusal("quantity", quantity, 1),
      ...priceRefusal(price),
      ...codeRefusal(barcode),
    ];
    return { value, violations };
  });
  const isGiven = template !== undefined && template !== null && template !== "";
  const refused = [{ field: "template", code: isGiven ? "choice" : "required" }];
  return {
    value: { template: isTemplate(template) ? template : "fold", tags: read.value },
    violations: [...(isTemplate(template) ? [] : refused), ...read.violations],
  };
}
