/**
 * Finds rendered texts that may be Arabic, of persons, shops or products, but have no text direction of their
 * own.
 */
import { readFile } from "node:fs/promises";
import { execFileSync } from "node:child_process";
import { parseAst } from "vite";
import { expect, it } from "vitest";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const fields =
  "address|notes|internal_notes|prospect_name|buyer_name|buyer_address|beneficiary|prescriber|contact_person|other_info|bank_info|warranty_note|product_name|clientName";
const owners = "client|supplier|product|lab|fund|company|shop|buyer|person|colleague|seller";
const field = new RegExp(`(?:^|\\.)(?:${fields})$|(?:^|\\.)(?:${owners})\\??\\.name$`);
const call =
  /^(?:buyerOf|personOf|soldName|clientNameOf|beneficiaryOf|itemName|payerOf|remarkOf|bankLine|contactLine)\(/;
/** Components that set the direction of their text. */
const directed = new Set(["bdi", "TextCard", "HighlightedText"]);
/** Elements whose direction the browser sets itself; and folders whose texts are all ours. */
const plain = new Set(["option", "title"]);
const ours = /features\/(?:site|help|setup)|prerender/;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** Subexpressions that `a || b`, `a && b` and `c ? a : b` may render. */
function leavesOf(node: Node): Node[] {
  const left = node["operator"] === "&&" ? [] : ["left"];
  const keys = [...left, "right", "consequent", "alternate", "expression"];
  const parts = keys.map((key) => node[key]);
  return /^(?:Logical|Conditional|Parenthesized|Chain)/.test(node.type)
    ? parts.filter(isNode).flatMap(leavesOf)
    : [node];
}

const nameOf = (element: Node): string => {
  const opening = element["openingElement"] as Node | undefined;
  const name = (opening?.["name"] as Node | undefined)?.["name"];
  return typeof name === "string" ? name : "";
};
const hasDirection = (element: Node): boolean => {
  const opening = element["openingElement"] as { attributes?: Node[] } | undefined;
  return (opening?.attributes ?? []).some(
    (attribute) => (attribute["name"] as Node | undefined)?.["name"] === "dir",
  );
};

/** Source of each rendered text without a direction. */
function undirected(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, inside: readonly Node[]): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, inside));
    if (!isNode(value)) return;
    const parents = value.type === "JSXElement" ? [...inside, value] : inside;
    if (value.type === "JSXElement" || value.type === "JSXFragment")
      for (const child of (value["children"] as Node[]).filter(isText)) {
        const expression = child["expression"] as Node;
        const texts = leavesOf(expression).map((leaf) => source.slice(leaf.start, leaf.end));
        const isNamed = texts.some(
          (text) => !/^(?:words|\w*Texts)\./.test(text) && (field.test(text) || call.test(text)),
        );
        const near = parents.slice(-2);
        const isDirected = near.some((one) => hasDirection(one) || directed.has(nameOf(one)));
        if (isNamed && !isDirected && !near.some((one) => plain.has(nameOf(one))))
          found.push(source.slice(child.start, child.end));
      }
    for (const one of Object.values(value)) visit(one, parents);
  };
  visit(parseAst(source, { lang: "tsx" }), []);
  return found;
}
const isText = (child: Node): boolean =>
  child.type === "JSXExpressionContainer" && isNode(child["expression"]);

it("every text that may be Arabic has its own text direction, on screen and on paper", async () => {
  const files = execFileSync("git", ["ls-files", "web"], { encoding: "utf8" })
    .split("\n")
    .filter((path) => path.endsWith(".tsx") && !ours.test(path));
  expect(files.length).toBeGreaterThan(300);
  const found = await Promise.all(
    files.map(async (path) =>
      undirected(await readFile(path, "utf8")).map((text) => `${path}: ${text}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

it("the check reports a text without a direction, and accepts one with a direction", () => {
  expect(undirected("const a = <p>{client.name}</p>;")).toEqual(["{client.name}"]);
  expect(undirected("const a = <p>{x} {shop.address || y}</p>;")).toHaveLength(1);
  expect(undirected('const a = <p dir="auto">{client.name}</p>;')).toEqual([]);
  expect(undirected("const a = <p>{n} <bdi>{buyerOf(sale)}</bdi></p>;")).toEqual([]);
});
