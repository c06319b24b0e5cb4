import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Compressed JavaScript bytes for a first visit to a screen, and for each chunk loaded later. */
export async function bundleSizes(folder: string) {
  const assets = join(folder, "assets");
  const html = await readFile(join(folder, "index.html"), "utf8");
  const files = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const texts = new Map(
    await Promise.all(
      files.map(async (name) => [name, await readFile(join(assets, name), "utf8")] as const),
    ),
  );
  const size = (name: string) => gzipSync(texts.get(name) ?? "", { level: 9 }).length;
  /** Files that a file imports statically, itself included; dynamic imports do not count. */
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name) || !texts.has(name)) return seen;
    seen.add(name);
    for (const [, imported = ""] of (texts.get(name) ?? "").matchAll(
      /(?:from|import)\s*"\.\/([^"]+\.js)"/g,
    )) {
      withImports(imported, seen);
    }
    return seen;
  };
  const first = new Set<string>();
  for (const [, script = ""] of html.matchAll(/<script[^>]* src="\/assets\/([^"]+\.js)"/g)) {
    withImports(script, first);
  }
  const page = (start: string): Set<string> => {
    const name = files.find((file) => file.startsWith(`${start}-`));
    if (!name) throw new Error(`No chunk of ${start}`);
    return withImports(name, new Set(first));
  };
  const total = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + size(name), 0);
  const css = (await readdir(assets)).filter((name) => name.endsWith(".css"));
  const cssSizes = await Promise.all(
    css.map(async (name) => gzipSync(await readFile(join(assets, name)), { level: 9 }).length),
  );
  return {
    login: total(page("LoginPage")),
    dashboard: total(page("DashboardPage")),
    css: cssSizes.reduce((sum, bytes) => sum + bytes, 0),
    chunks: Object.fromEntries(
      files.filter((name) => !first.has(name)).map((name) => [name, size(name)]),
    ),
  };
}
