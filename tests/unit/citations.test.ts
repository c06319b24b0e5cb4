import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";

const FOLDERS = ["docker", "docs", "pb_hooks", "pb_migrations", "tests", "web"];
const SOURCE = /\.(?:ts|tsx|js|mjs|css|html|yml|md)$|Dockerfile$/;
const BUILT = /^pb_hooks\/(?:types\/|main\.pb\.js|optique\.js)/;
const filesIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(join(root, folder), { recursive, encoding: "utf8" }).map((name) =>
    join(folder, name).replaceAll("\\", "/"),
  );
const sources = [
  ...filesIn(".", false),
  ...FOLDERS.flatMap((folder) => filesIn(folder, true)),
].filter((path) => SOURCE.test(path) && !BUILT.test(path));
const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

const headingsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);

type Citation = { from: string; page: string; heading: string };

/**
 * Citations such as 'docs/rules-money.md, Invoice': a page, and words that begin with one of its headings.
 */
function citationsIn(path: string): Citation[] {
  const cited =
    /((?:[\w.-]+\/)*(?:README|CONTRIBUTING|SECURITY|CHANGELOG)\.md|docs\/[\w-]+\.md|(?<=\]\()[\w./-]+\.md)`?(?:, ([A-Z][\w' -]+))?/g;
  return [...textOf(path).matchAll(cited)].map(([, page = "", heading = ""]) => ({
    from: path,
    page,
    heading: heading.trim(),
  }));
}

const isThere = ({ from, page, heading }: Citation): boolean => {
  const beside = join(from, "..", page);
  const found = [page, beside].find((path) => existsSync(join(root, path)));
  if (!found) return false;
  return heading === "" || headingsOf(found).some((known) => heading.startsWith(known));
};

/** Source files that a page names: relative to the root, to the page, or to one of the main folders. */
const namedIn = (page: string): string[] =>
  [...textOf(page).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|js|css|yml))`/g)].map(
    ([, path = ""]) => path,
  );
const namedFrom = ["", "pb_hooks", "pb_hooks/server", "pb_hooks/domain", "web", "tests"];
const exists = (page: string, path: string): boolean =>
  [join(page, ".."), ...namedFrom].some((folder) => existsSync(join(root, folder, path)));

describe("the files that a page names", () => {
  const pages = sources.filter((path) => path.endsWith(".md"));
  const named = pages.flatMap((page) => namedIn(page).map((path) => ({ page, path })));

  it("the pages name more than thirty files", () => expect(named.length).toBeGreaterThan(30));

  it("every file that a page names exists", () =>
    expect(named.filter(({ page, path }) => !exists(page, path))).toEqual([]));
});

describe("citations in the sources", () => {
  const citations = sources
    .filter((path) => path !== "tests/unit/citations.test.ts")
    .flatMap(citationsIn);

  it("the sources cite pages and headings more than a hundred times", () =>
    expect(citations.length).toBeGreaterThan(100));

  it("every cited page is in this repository, under the heading named", () =>
    expect(citations.filter((citation) => !isThere(citation))).toEqual([]));

  it("the sources cite no page of the design or of the specification", () => {
    const elsewhere =
      /(?<![-/(])\b(?:rules|api|data|platform|interface|architecture|style|look|sales|supply|workshop|till)\.md\b|\bdecision \d|\bissue \d/;
    const found = sources
      .filter((path) => path !== "tests/unit/citations.test.ts")
      .flatMap((path) =>
        textOf(path)
          .split("\n")
          .flatMap((line, at) =>
            elsewhere.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
          ),
      );
    expect(found).toEqual([]);
  });
});
