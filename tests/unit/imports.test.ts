import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";

const folder = mkdtempSync(join(tmpdir(), "optique-imports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Rules of web/README.md and docs/architecture.md, Which way imports point: [file, import, allowed]. */
const cases: [file: string, from: string, allowed: boolean][] = [
  ["web/app/App.tsx", "#features/clients/ClientsPage.tsx", true],
  ["web/app/App.tsx", "#api/session/session.ts", true],
  ["web/app/App.tsx", "#server/sale/invoices.ts", false],
  ["web/app/App.tsx", "../features/clients/ClientsPage.tsx", false],
  ["web/main.tsx", "./app/App.tsx", true],
  ["web/main.tsx", "#server/sale/invoices.ts", false],
  ["web/features/clients/ClientForm.tsx", "./clients.strings.ts", true],
  ["web/features/clients/ClientForm.tsx", "#ui/form/Field.tsx", true],
  ["web/features/clients/ClientForm.tsx", "#shared/sales/payments/methods.ts", true],
  ["web/features/prescriptions/shell/FormHeader.tsx", "../eyes/EyesCard.tsx", true],
  ["web/features/prescriptions/shell/FormHeader.tsx", "../../clients/ClientForm.tsx", false],
  ["web/features/clients/ClientForm.tsx", "#api/clients/clients.ts", true],
  ["web/features/clients/ClientForm.tsx", "#lib/texts/formats.ts", true],
  ["web/features/clients/ClientForm.tsx", "#domain/core/money.ts", true],
  ["web/features/clients/ClientForm.tsx", "#server/clients/clients.ts", false],
  ["web/features/clients/ClientForm.tsx", "#app/routes.ts", false],
  ["web/features/clients/ClientForm.tsx", "../invoices/InvoiceForm.tsx", false],
  ["web/features/clients/ClientForm.tsx", "#features/invoices/InvoiceForm.tsx", false],
  ["web/features/clients/ClientForm.tsx", "#demo/demoShop.ts", false],
  ["web/features/clients/ClientForm.tsx", "wouter", true],
  ["web/features/site/content/landing.ts", "../SitePage.tsx", true],
  ["web/features/site/content/landing.ts", "#ui/page/Button.tsx", true],
  ["web/features/site/content/landing.ts", "../../clients/ClientForm.tsx", false],
  ["web/features/site/content/landing.ts", "#app/routes.ts", false],
  ["web/ui/form/Field.tsx", "#lib/texts/formats.ts", true],
  ["web/ui/form/Field.tsx", "#api/request.ts", true],
  ["web/ui/form/Field.tsx", "./Button.tsx", true],
  ["web/ui/form/Field.tsx", "../page/Button.tsx", false],
  ["web/ui/form/Field.tsx", "#features/clients/ClientForm.tsx", false],
  ["web/ui/form/Field.tsx", "#app/routes.ts", false],
  ["web/ui/form/Field.tsx", "#shared/sales/payments/methods.ts", false],
  ["web/shared/sales/payments/methods.ts", "#ui/form/Field.tsx", true],
  ["web/shared/sales/payments/methods.ts", "#api/request.ts", true],
  ["web/shared/sales/payments/methods.ts", "#shared/stock/StockBadge.tsx", true],
  ["web/shared/sales/payments/methods.ts", "../stock/StockBadge.tsx", false],
  ["web/shared/sales/payments/methods.ts", "#features/clients/ClientForm.tsx", false],
  ["web/shared/sales/payments/methods.ts", "#app/routes.ts", false],
  ["web/api/clients/clients.ts", "#shared/sales/payments/methods.ts", false],
  ["web/lib/texts/formats.ts", "#shared/sales/payments/methods.ts", false],
  ["pb_hooks/domain/core/money.ts", "#shared/sales/payments/methods.ts", false],
  ["web/api/clients/clients.ts", "#lib/ids.ts", true],
  ["web/api/clients/clients.ts", "./request.ts", true],
  ["web/api/clients/clients.ts", "#domain/core/records.ts", true],
  ["web/api/clients/clients.ts", "#ui/form/Field.tsx", false],
  ["web/api/clients/clients.ts", "#features/clients/ClientForm.tsx", false],
  ["web/lib/texts/formats.ts", "#domain/core/money.ts", true],
  ["web/lib/texts/formats.ts", "#api/request.ts", false],
  ["web/lib/texts/formats.ts", "#ui/form/Field.tsx", false],
  ["web/lib/texts/formats.ts", "#features/clients/ClientForm.tsx", false],
  ["web/lib/texts/formats.ts", "#app/routes.ts", false],
  ["web/lib/texts/formats.ts", "#server/platform/storage/sql.ts", false],
  ["pb_hooks/domain/core/money.ts", "./violation.ts", true],
  ["pb_hooks/domain/core/money.ts", "#domain/sale/invoice.ts", true],
  ["pb_hooks/domain/core/money.ts", "../sale/invoice.ts", false],
  ["pb_hooks/domain/core/money.ts", "#server/platform/storage/sql.ts", false],
  ["pb_hooks/domain/core/money.ts", "#lib/texts/formats.ts", false],
  ["pb_hooks/domain/core/money.ts", "#demo/story.ts", false],
  ["pb_hooks/domain/core/money.ts", "wouter", false],
  ["pb_hooks/domain/core/money.ts", "node:fs", false],
  ["pb_hooks/demo/story.ts", "#domain/core/money.ts", true],
  ["pb_hooks/demo/story.ts", "#server/platform/storage/sql.ts", false],
  ["pb_hooks/server/sale/invoices.ts", "#domain/core/money.ts", true],
  ["pb_hooks/server/sale/invoices.ts", "#demo/demoShop.ts", true],
  ["pb_hooks/server/sale/invoices.ts", "#server/platform/storage/sql.ts", true],
  ["pb_hooks/server/sale/invoices.ts", "./payments.ts", true],
  ["pb_hooks/server/sale/invoices.ts", "#lib/texts/formats.ts", false],
  ["pb_hooks/server/sale/invoices.ts", "#docker/lib/paths.mjs", false],
  ["pb_hooks/server/sale/invoices.ts", "node:fs", false],
  ["tests/server/engine/records/records.test.ts", "#support/shop.ts", true],
  ["tests/server/engine/records/records.test.ts", "../../support/shop.ts", false],
];

/** Lints all cases in one run, each as its own file in the folder of the file that it names. */
function refusedCases(): Set<number> {
  cases.forEach(([file, from], index) => {
    const path = join(folder, file).replace(/[^/\\]+$/, `case${index}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { it } from ${JSON.stringify(from)};\nconsole.log(it);\n`);
  });
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  // Copies the linter's configuration, whose rules have paths relative to it.
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

it("the linter allows imports in one direction only", () => {
  const refused = refusedCases();
  const found = cases.map(([file, from], index) => [file, from, !refused.has(index)]);
  expect(found).toEqual(cases);
});
