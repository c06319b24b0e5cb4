import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

import { root } from "../../docker/lib/paths.mjs";

const folder = mkdtempSync(join(tmpdir(), "optique-imports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** architecture.md, 'Which way imports point': [file, import, allowed]. */
const cases: [file: string, from: string, allowed: boolean][] = [
  ["web/app/App.tsx", "../features/clients/ClientsPage", true],
  ["web/app/App.tsx", "../lib/session", true],
  ["web/app/App.tsx", "../../pb_hooks/server/invoices", false],
  ["web/main.tsx", "./app/App", true],
  ["web/main.tsx", "../pb_hooks/server/invoices", false],
  ["web/features/clients/ClientForm.tsx", "./clients.api", true],
  ["web/features/clients/ClientForm.tsx", "../../ui/Field", true],
  ["web/features/clients/ClientForm.tsx", "../../lib/session", true],
  ["web/features/clients/ClientForm.tsx", "../../../pb_hooks/domain/money", true],
  ["web/features/clients/ClientForm.tsx", "../../../pb_hooks/server/clients", false],
  ["web/features/clients/ClientForm.tsx", "../../app/routes", false],
  ["web/features/clients/ClientForm.tsx", "../invoices/InvoiceForm", false],
  ["web/features/clients/ClientForm.tsx", "../../features/invoices/InvoiceForm", false],
  ["web/features/clients/ClientForm.tsx", "wouter", true],
  ["web/features/site/content/landing.ts", "../SitePage", true],
  ["web/features/site/content/landing.ts", "../../../ui/Button", true],
  ["web/features/site/content/landing.ts", "../../clients/ClientForm", false],
  ["web/features/site/content/landing.ts", "../../../app/routes", false],
  ["web/ui/Field.tsx", "../lib/formats", true],
  ["web/ui/Field.tsx", "./Button", true],
  ["web/ui/Field.tsx", "../features/clients/ClientForm", false],
  ["web/ui/Field.tsx", "../app/routes", false],
  ["web/ui/sales/Totals.tsx", "../Field", true],
  ["web/ui/sales/Totals.tsx", "../../lib/formats", true],
  ["web/ui/sales/Totals.tsx", "../../features/invoices/InvoiceForm", false],
  ["web/lib/formats.ts", "../../pb_hooks/domain/money", true],
  ["web/lib/formats.ts", "../ui/Field", false],
  ["web/lib/formats.ts", "../features/clients/clients.api", false],
  ["web/lib/formats.ts", "../app/routes", false],
  ["web/lib/formats.ts", "../../pb_hooks/server/sql", false],
  ["pb_hooks/domain/money.ts", "./violation", true],
  ["pb_hooks/domain/money.ts", "../server/sql", false],
  ["pb_hooks/domain/money.ts", "../../web/lib/formats", false],
  ["pb_hooks/domain/money.ts", "wouter", false],
  ["pb_hooks/domain/money.ts", "node:fs", false],
  ["pb_hooks/server/invoices.ts", "../domain/money", true],
  ["pb_hooks/server/invoices.ts", "./sql", true],
  ["pb_hooks/server/invoices.ts", "../../web/lib/formats", false],
  ["pb_hooks/server/invoices.ts", "../../docker/lib/paths.mjs", false],
  ["pb_hooks/server/invoices.ts", "node:fs", false],
];

/** Lints all cases at once, each in a file of its own beside the one it is named after. */
function refusedCases(): Set<number> {
  cases.forEach(([file, from], index) => {
    const path = join(folder, file).replace(/[^/\\]+$/, `case${index}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { it } from ${JSON.stringify(from)};\nconsole.log(it);\n`);
  });
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  // The rules are written for paths beside their file.
  copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  const { stdout } = spawnSync(process.execPath, [oxlint, "--format=json", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  const restricted = report.diagnostics.filter(({ code }) =>
    code.includes("no-restricted-imports"),
  );
  return new Set(restricted.map(({ filename }) => Number(/case(\d+)\.ts/.exec(filename)?.[1])));
}

describe("imports point one way", () => {
  const refused = refusedCases();
  it.each(cases.map(([file, from, allowed], index) => ({ file, from, allowed, index })))(
    "$file from $from: $allowed",
    ({ allowed, index }) => expect(!refused.has(index)).toBe(allowed),
  );
});
