import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { bundleSizes } from "#support/bundles.ts";
import { sharedServer } from "#support/startServer.ts";

const LARGEST_BYTES = 250_000;

it("sign-in and dashboard load at most 250 kB of compressed JavaScript", async () => {
  const { login, dashboard } = await bundleSizes(join(root, "pb_public"));
  expect(login).toBeLessThanOrEqual(LARGEST_BYTES);
  expect(dashboard).toBeLessThanOrEqual(LARGEST_BYTES);
});

describe("LICENSES.txt", () => {
  let text: string;
  beforeAll(async () => {
    const answer = await fetch(`${(await sharedServer()).url}/LICENSES.txt`);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    text = await answer.text();
  });
  const sectionOf = (name: string): string =>
    text.split(`\n${"-".repeat(80)}\n\n`).find((section) => section.startsWith(`${name} `)) ?? "";

  it("each package of the application has its licence there", async () => {
    const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    const bundled = [...Object.keys(dependencies), "tailwindcss", "scheduler", "vite", "rolldown"];
    const missing = bundled.filter((name) => !/permission|unencumbered/i.test(sectionOf(name)));
    expect(missing).toEqual([]);
  });

  it("each Go module in PocketBase has its licence there", async () => {
    const program = await readFile(inject("pocketbase"), "latin1");
    const modules = [...program.matchAll(/^(?:mod|dep)\t(\S+)\t(v\S+)\t/gm)].map(
      ([, name, version]) => `${name} ${version}`,
    );
    expect(modules.length).toBeGreaterThan(20);
    expect(modules.filter((module) => !text.includes(`\n${module}\n`))).toEqual([]);
  });
});
