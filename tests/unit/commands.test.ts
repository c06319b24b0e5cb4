import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { areInstalled, typesArguments } from "#docker/lib/prepare.mjs";
import { findChromium } from "#support/findChromium.mjs";

describe("npm's packages", () => {
  const wanted = {
    "": { version: "0.1.0" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/for-windows": { version: "1.0.0", optional: true },
  };
  const installed = { "node_modules/a": { version: "1.0.0" } };

  it("installed packages are complete without optional packages for other operating systems", () =>
    expect(areInstalled(wanted, installed)).toBe(true));

  it.each([
    ["none is there", {}],
    ["one is of another version", { "node_modules/a": { version: "1.0.1" } }],
    ["one is not wanted any more", { ...installed, "node_modules/b": { version: "1.0.0" } }],
  ])("npm packages are installed again when %s", (_, there) =>
    expect(areInstalled(wanted, there)).toBe(false),
  );
});

describe("PocketBase, run to generate its types", () => {
  // PocketBase once restarted and crashed: its new database lay in the hooks folder that it watched.
  it("PocketBase does not watch its hooks, and its data folder is not its hooks folder", () => {
    const args = typesArguments("/new");
    expect(args).toContain("--hooksWatch=false");
    expect(args).toContain("--dir=/new");
    expect(args).not.toContain("--hooksDir=/new");
  });
});

describe("npm test", () => {
  it("npm test ends with its counts, and fails on the name of an unknown part", () => {
    const args = [join(root, "tests/run/test.mjs"), "nonsense"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stdout).toBe("0 passed, 1 failed\n");
    expect(stderr).toContain("There is no part called nonsense: format, lint, types, unit, server");
  });
});

describe("Chromium", () => {
  it("the browser tests use the Chromium of OPTIQUE_CHROMIUM", () =>
    expect(findChromium({ OPTIQUE_CHROMIUM: process.execPath })).toBe(process.execPath));

  it("a missing OPTIQUE_CHROMIUM is an error, and no other Chromium is searched", () =>
    expect(() => findChromium({ OPTIQUE_CHROMIUM: "/nowhere/chromium" })).toThrow(
      "OPTIQUE_CHROMIUM=/nowhere/chromium does not exist: correct or unset it.",
    ));
});
