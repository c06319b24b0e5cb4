/** French texts of the shipped files. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

import { root } from "#docker/lib/paths.mjs";

/** What is shipped. Tests quote the screens, so they hold French. */
const FOLDERS = [
  "web",
  "pb_hooks/domain",
  "pb_hooks/demo",
  "pb_hooks/server",
  "pb_migrations",
  "docker",
];
const SOURCE = /\.(?:ts|tsx|js|mjs|css|html|json|yml)$/;

/** CONTRIBUTING.md, Words: French only here, and what the demonstration shop is filled with. */
const FRENCH = [
  /^web\/features\/\w+\/(?:\w+\/)?\w+\.strings\.ts$/,
  /^web\/app\/(?:\w+\/)?\w+\.strings\.ts$/,
  /^web\/(?:ui|shared)\/(?:\w+\/)*\w+\.strings\.ts$/,
  // The design's own file, used as it is: one French word in a comment.
  /^web\/style\/tokens\.css$/,
  /^web\/lib\/(?:\w+\/)?(?:labels|\w+\.strings)\.ts$/,
  /^web\/features\/site\/content\//,
  /^pb_hooks\/domain\/(?:\w+\/)+\w+\.strings\.ts$/,
  /^pb_hooks\/domain\/core\/messages\/messages\.ts$/,
  /^pb_hooks\/demo\/demoShop\.ts$/,
];

/** Shipped files of ours. */
export const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name.replaceAll("\\", "/")}`,
  ),
).filter((path) => SOURCE.test(path));
export const isFrench = (path: string) => FRENCH.some((french) => french.test(path));

/** Files whose texts are read on a screen or a paper. */
export const shown = files.filter(
  (path) => isFrench(path) && /strings\.ts$|labels|messages|content\//.test(path),
);

/** Every text of a file; '{}' is a value. What an import reads is not shown. */
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
