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

  it("packages count as installed without those of the lock file for other machines", () =>
    expect(areInstalled(wanted, installed)).toBe(true));

  it.each([
    ["none is there", {}],
    ["one is of another version", { "node_modules/a": { version: "1.0.1" } }],
    ["one is not wanted any more", { ...installed, "node_modules/b": { version: "1.0.0" } }],
  ])("the packages are installed anew when %s", (_, there) =>
    expect(areInstalled(wanted, there)).toBe(false),
  );
});

describe("PocketBase, asked for its types", () => {
  // It once restarted, and crashed, because its own new database lay in the folder of hooks it watched.
  it("watches no folder, and looks for hooks where it does not write", () => {
    const args = typesArguments("/new");
    expect(args).toContain("--hooksWatch=false");
    expect(args).toContain("--dir=/new");
    expect(args).not.toContain("--hooksDir=/new");
  });
});

describe("npm test", () => {
  it("ends with its count, and fails when it is asked for a part that does not exist", () => {
    const args = [join(root, "tests/run/test.mjs"), "nonsense"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stdout).toBe("0 passed, 1 failed\n");
    expect(stderr).toContain("There is no part called nonsense: format, lint, types, unit, server");
  });
});

describe("Chromium", () => {
  it("Chromium is the one of OPTIQUE_CHROMIUM", () =>
    expect(findChromium({ OPTIQUE_CHROMIUM: process.execPath })).toBe(process.execPath));

  it("Chromium is not looked for elsewhere when OPTIQUE_CHROMIUM leads nowhere", () =>
    expect(() => findChromium({ OPTIQUE_CHROMIUM: "/nowhere/chromium" })).toThrow(
      "OPTIQUE_CHROMIUM=/nowhere/chromium does not exist: correct or unset it.",
    ));
});
