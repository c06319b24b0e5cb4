/** French texts of the shipped files. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

import { root } from "#docker/lib/paths.mjs";

/** Shipped folders. Tests are not shipped, and contain French because they quote the screens. */
const FOLDERS = [
  "web",
  "pb_hooks/domain",
  "pb_hooks/demo",
  "pb_hooks/server",
  "pb_migrations",
  "docker",
];
const SOURCE = /\.(?:ts|tsx|js|mjs|css|html|json|yml)$/;

/** Files that may contain French (CONTRIBUTING.md, Words), and the data of the demonstration shop. */
const FRENCH = [
  /^web\/features\/\w+\/(?:\w+\/)?\w+\.strings\.ts$/,
  /^web\/app\/(?:\w+\/)?\w+\.strings\.ts$/,
  /^web\/(?:ui|shared)\/(?:\w+\/)*\w+\.strings\.ts$/,
  // The design's own file is used unchanged, and has one French word in a comment.
  /^web\/style\/tokens\.css$/,
  /^web\/lib\/(?:\w+\/)?(?:labels|\w+\.strings)\.ts$/,
  /^web\/features\/site\/content\//,
  /^pb_hooks\/domain\/(?:\w+\/)+\w+\.strings\.ts$/,
  /^pb_hooks\/domain\/core\/messages\/messages\.ts$/,
  /^pb_hooks\/demo\/demoShop\.ts$/,
];

/** Our own shipped files. */
export const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name.replaceAll("\\", "/")}`,
  ),
).filter((path) => SOURCE.test(path));
export const isFrench = (path: string) => FRENCH.some((french) => french.test(path));

/** Files whose texts appear on a screen or on paper. */
export const shown = files.filter(
  (path) => isFrench(path) && /strings\.ts$|labels|messages|content\//.test(path),
);

/**
 * Every text of a file; '{}' stands for a value. Texts that an import parses are left out, because they are not shown.
 */
export function textsOf(path: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown, parent: Node | null) => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, parent));
    if (!isNode(node) || node.type.startsWith("Import")) return;
    const isRead = parent?.type === "ArrayExpression" && path.endsWith("import.strings.ts");
    if (typeof node.value === "string" && !isRead) texts.push(node.value);
    if (node.quasis) texts.push(node.quasis.map(({ value }) => value.cooked).join("{}"));
    for (const child of Object.values(node)) visit(child, node);
  };
  visit(parseSync(path, readFileSync(join(root, path), "utf8")).program, null);
  return texts;
}
type Node = { type: string; value?: unknown; quasis?: { value: { cooked: string } }[] };
const isNode = (node: unknown): node is Node =>
  typeof node === "object" && node !== null && "type" in node && typeof node.type === "string";
