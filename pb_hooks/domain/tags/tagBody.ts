/** Parses the bodies of the tag routes, without any stored data (docs/rules-tags.md, Queue). */
import { idForm } from "#domain/core/fields/fields.ts";
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { maxAmount, tagTemplates, type TagTemplate } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { storedBarcode } from "#domain/core/text/storedForm.ts";
import type { Violation } from "#domain/core/violation.ts";
import { notAnObject, readBodyList, readNumberOf } from "#domain/documents/bodyList.ts";
import type { ParsedBody } from "#domain/documents/documentBody.ts";
import { maxTagged, maxTags, type PrintedTag } from "./tagAnswers.ts";

const maxCode = 64;

export type HandTag = { product: string; hand: number };
/** Shape of a number of tags. */
const tagsOf = (min: number) => ({ kind: "integer", min, max: maxTags }) as const;
const money = { kind: "amount", min: 0, max: maxAmount } as const;
const tagList = { field: "tags", max: maxTagged };

/** Returns a check that refuses an invalid id, and a product that occurs twice. */
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

/** Parses `{tags: [{product, hand}]}` of PUT tags. */
export function readHandTags(body: Values): ParsedBody<HandTag[]> {
  const checkProduct = productReader();
  return readBodyList<HandTag>(body["tags"], tagList, (tag) => {
    if (!isObject(tag)) return { value: { product: "", hand: 0 }, violations: notAnObject };
    const { product } = tag;
    const hand = readNumberOf("hand", tagsOf(0), tag["hand"]);
    return {
      value: { product: String(product), hand: hand.value },
      violations: [...checkProduct(product), ...hand.violations],
    };
  });
}

/** Parses `{products}` of POST tags/codes. */
export function readTaggedProducts(body: Values): ParsedBody<string[]> {
  const checkProduct = productReader();
  const products = { field: "products", max: maxTagged };
  return readBodyList<string>(body["products"], products, (product) => ({
    value: String(product),
    violations: checkProduct(product).map((violation) => ({ ...violation, field: "" })),
  }));
}

/** Parses a printed price in dirhams; refuses one that would have to be rounded. */
function readPrice(sent: unknown): ParsedBody<number> {
  const field = "price";
  const { value, violations } = readNumberOf(field, money, sent);
  const isRounded = violations.length === 0 && value !== readNumber(sent);
  return { value, violations: isRounded ? [{ field, code: "tag_price" }] : violations };
}

function codeRefusal(barcode: unknown): Violation[] {
  const field = "barcode";
  if (typeof barcode !== "string") return [{ field, code: "text" }];
  if (barcode.length > maxCode) return [{ field, code: "too_long", params: { max: maxCode } }];
  return storedBarcode(barcode) === barcode ? [] : [{ field, code: "tag_code" }];
}

export type TagPrintBody = { template: TagTemplate; tags: PrintedTag[] };

const isTemplate = (value: unknown): value is TagTemplate =>
  tagTemplates.some((template) => template === value);

const noTag: PrintedTag = { product: "", quantity: 0, price: 0, barcode: "" };

/** Parses `{template, tags}` of PUT tag-prints: the tags that were actually printed. */
export function readTagPrint(body: Values): ParsedBody<TagPrintBody> {
  const { template, tags } = body;
  const checkProduct = productReader();
  const read = readBodyList<PrintedTag>(tags, tagList, (tag) => {
    if (!isObject(tag)) return { value: noTag, violations: notAnObject };
    const { product, barcode } = tag;
    const quantity = readNumberOf("quantity", tagsOf(1), tag["quantity"]);
    const price = readPrice(tag["price"]);
    return {
      value: {
        product: String(product),
        quantity: quantity.value,
        price: price.value,
        barcode: String(barcode),
      },
      violations: [
        ...checkProduct(product),
        ...quantity.violations,
        ...price.violations,
        ...codeRefusal(barcode),
      ],
    };
  });
  const refused = [{ field: "template", code: isBlank(template) ? "required" : "choice" }];
  return {
    value: { template: isTemplate(template) ? template : "fold", tags: read.value },
    violations: [...(isTemplate(template) ? [] : refused), ...read.violations],
  };
}
