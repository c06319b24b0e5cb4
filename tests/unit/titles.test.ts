import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";

/** First string after `it(`, `it.only(` or, for a table, after `)(`. */
const TITLE = /(?:\b(?:it|test)(?:\.\w+)*\(|\)\()\s*(["'`])((?:\\.|(?!\1).)+)\1/g;
const titles = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.test\.tsx?$/.test(name))
  .flatMap((name) =>
    [...readFileSync(join(root, "tests", name), "utf8").matchAll(TITLE)].map(
      ([, , title = ""]) => `${name}: ${title}`,
    ),
  );

it("the title of a test names its subject", () => {
  expect(titles.length).toBeGreaterThan(1000);
  expect(titles.filter((title) => /^[^ ]+: (?:is|has|are) /.test(title))).toEqual([]);
});
