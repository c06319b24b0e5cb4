import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import {
  firstMigration,
  isOptiqueDatabase,
  isOutdatedDatabase,
} from "#server/operations/start/migrations.ts";

const folder = join(root, "pb_migrations");
const textOf = (name: string): string => readFileSync(join(folder, name), "utf8");
const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
/** Digest and name of each published migration, in the format of sha256sum (CONTRIBUTING.md, Add a field). */
const frozen = textOf("frozen.sha256");

it("each migration is listed, and its content has not changed since it was published", () => {
  const digest = (name: string) => createHash("sha256").update(textOf(name)).digest("hex");
  expect(names.map((name) => `${digest(name)}  ${name}\n`).join("")).toBe(frozen);
});

it("each migration's name begins with its Unix seconds, followed by what it does", () => {
  for (const name of names) {
    const [, seconds] = /^(\d{10})_[a-z]+_[a-z_]+\.js$/.exec(name) ?? [];
    expect(Number(seconds), name).toBeGreaterThanOrEqual(1_795_881_600);
    expect(Number(seconds) * 1000, name).toBeLessThanOrEqual(Date.now());
  }
});

it("no two migrations declare the same name, since they share the global scope of a script", () => {
  const declared = names.flatMap((name) =>
    [...textOf(name).matchAll(/^(?:const|let|function) (\w+)/gm)].map(([, own = ""]) => own),
  );
  expect(declared.filter((own, at) => declared.indexOf(own) !== at)).toEqual([]);
});

it("a backup of each kept version has marks that the present code can upgrade", () => {
  const kept = join(root, "tests/fixtures/keptFolders");
  const versions = readdirSync(kept).filter((name) => name.endsWith(".sql"));
  expect(versions.length).toBeGreaterThan(3);
  for (const version of versions) {
    const text = readFileSync(join(kept, version), "utf8");
    const rows = text.split('INSERT INTO "_migrations" ')[1]?.split("\n\n")[0] ?? "";
    const applied = [...rows.matchAll(/'(\w+\.(?:js|go))'/g)].map(([, file = ""]) => file);
    expect([isOptiqueDatabase(applied), isOutdatedDatabase(applied)], version).toEqual([
      true,
      false,
    ]);
    // Migrations that a trial restore finds unknown, and so newer (operations/backups/tryBackupCommand.ts).
    const later = applied.filter((file) => file > firstMigration);
    expect(later.filter((file) => !names.includes(file))).toEqual([]);
  }
});
