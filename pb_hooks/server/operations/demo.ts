/** Saves the demonstration shop and reports its progress to the set-up screen and the console. */
import { today } from "#domain/core/days.ts";
import { demoCompany, demoShop } from "#demo/demoContent.ts";
import { demoLogo } from "#demo/demoLogo.ts";
import { demoShopOf } from "#demo/demoShop.ts";
import { createCompanyRecord, createUser, isSetUpNeeded } from "./accounts.ts";
import { fillDemoClaims } from "./demoClaims.ts";
import { fillDemoCredits } from "./demoCredits.ts";
import { fillDemoQuotes } from "./demoQuotes.ts";
import { fillDemoTill } from "./demoTill.ts";
import { fillDemoWorkshop } from "./demoWorkshop.ts";
import { backdateDemoRecords } from "./demoDates.ts";
import { processSettings } from "./processSettings.ts";
import { prescriptionDocument } from "#server/sale/prescriptionDocument.ts";
import { adjustmentDocument, receiptDocument } from "#server/stock/stockDocument.ts";
import type { Staff } from "#server/platform/routeRequest.ts";
import { writeTransaction } from "#server/platform/transaction.ts";

const progressKey = "optique.demo";
const batch = 50;

type DemoProgress = { done: number; total: number };
type Write = (tx: core.App) => void;

export function demoProgress(app: core.App): DemoProgress | null {
  const text: unknown = app.store().get(progressKey);
  return typeof text === "string" ? (JSON.parse(text) as DemoProgress) : null;
}

/** OPTIQUE_DEMO=1: fills an empty database; `print` gets the progress, then the credentials. */
export function fillDemo(app: core.App, print: (line: string) => void): void {
  if (!isSetUpNeeded(app)) return;
  const password = $security.randomString(10);
  let company = "";
  writeTransaction(app, (tx) => {
    company = createCompanyRecord(tx, demoShop.company);
    createUser(tx, {
      company,
      name: demoShop.user,
      email: demoShop.email,
      password,
      role: "owner",
    });
  });
  fillDemoCompany(app, company, ({ done, total }) =>
    print(`Demonstration shop: ${done} / ${total}`),
  );
  print(`Demonstration shop ready. Sign in with ${demoShop.email} and ${password}`);
}

/** User of the shop that OPTIQUE_DEMO=1 has made; null without the setting, or once it is gone. */
export function demoUser(app: core.App): core.Record | null {
  if (!processSettings().demo) return null;
  try {
    return app.findAuthRecordByEmail("optique_users", demoShop.email);
  } catch {
    return null;
  }
}

export function fillDemoCompany(
  app: core.App,
  company: string,
  report: (progress: DemoProgress) => void = () => {},
): void {
  try {
    writeInBatches(app, writesOf(company), (progress) => {
      app.store().set(progressKey, JSON.stringify(progress));
      report(progress);
    });
    fillCompanyFields(app, company);
    backdateDemoRecords(app, company);
    fillDemoWorkshop(app, company);
    fillDemoTill(app, demoStaff(company));
    fillDemoCredits(app, demoStaff(company));
    fillDemoQuotes(app, demoStaff(company));
    fillDemoClaims(app, demoStaff(company));
  } finally {
    app.store().remove(progressKey);
  }
}

const demoStaff = (company: string): Staff => ({
  company,
  actor: { id: "", name: demoShop.user, isStaff: true, person: null },
});

/** All writes of the demonstration, one record or document each. */
function writesOf(company: string): Write[] {
  const shop = demoShopOf(today());
  const staff = demoStaff(company);
  const record =
    (collection: string) =>
    (values: Record<string, unknown>): Write =>
    (tx) =>
      tx.save(new Record(tx.findCachedCollectionByNameOrId(collection), { ...values, company }));
  const document =
    ({ prepare }: typeof prescriptionDocument) =>
    ({ id, body }: { id: string; body: Record<string, unknown> }): Write =>
    (tx) =>
      prepare(tx, staff, id, body)(tx);
  return [
    ...shop.suppliers.map(record("optique_suppliers")),
    ...shop.products.map(record("optique_products")),
    ...shop.clients.map(record("optique_clients")),
    ...shop.sales.map(document(prescriptionDocument)),
    ...shop.receipts.map(document(receiptDocument)),
    ...shop.adjustments.map(document(adjustmentDocument)),
  ];
}

/** Batches keep transactions short, so that the set-up screen can read the progress meanwhile. */
function writeInBatches(
  app: core.App,
  writes: readonly Write[],
  report: (progress: DemoProgress) => void,
): void {
  for (let done = 0; done < writes.length; done += batch) {
    report({ done, total: writes.length });
    writeTransaction(app, (tx) => {
      for (const write of writes.slice(done, done + batch)) write(tx);
    });
  }
}

const bytesOf = (hexadecimal: string): number[] =>
  Array.from(hexadecimal.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/** Fills the company fields that its owner left empty. */
function fillCompanyFields(app: core.App, company: string): void {
  const record = app.findRecordById("optique_companies", company);
  for (const [name, value] of Object.entries(demoCompany))
    if (record.getString(name) === "") record.set(name, value);
  if (record.getString("logo") === "")
    record.set("logo", $filesystem.fileFromBytes(bytesOf(demoLogo), "logo.png"));
  app.save(record);
}
