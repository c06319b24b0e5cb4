/** Parses the address of a print of tags. */
import { type TagTemplate, tagTemplates } from "#domain/core/records.ts";
import { maxTagged, maxTags } from "#domain/tags/tagAnswers.ts";
import { cellsOf, tagPapers } from "#domain/tags/templates.ts";

export type AskedTags = {
  template: TagTemplate;
  /** Index of the first cell of a sheet to print on, from 0. */
  cell: number;
  quantities: ReadonlyMap<string, number>;
  isTrial: boolean;
};

const whole = (text: string, max: number): number => {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return Math.min(number, max);
};

/** `usual`: template of the shop, used when the address names none. */
export function askedTags(params: URLSearchParams, shopTemplate: TagTemplate | ""): AskedTags {
  const named = params.get("template");
  const template = tagTemplates.find((one) => one === named) ?? (shopTemplate || "fold");
  const cells = cellsOf(tagPapers[template]);
  const quantities = new Map<string, number>();
  for (const tag of (params.get("tags") ?? "").split(",")) {
    const [product = "", quantity = "1"] = tag.split(":");
    const count = whole(quantity, maxTags);
    if (/^[a-z0-9]{15}$/.test(product) && count > 0 && quantities.size < maxTagged)
      quantities.set(product, count);
  }
  return {
    template,
    cell: Math.max(1, whole(params.get("cell") ?? "", cells)) - 1,
    quantities,
    isTrial: params.has("essai"),
  };
}
