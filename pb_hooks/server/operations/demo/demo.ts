/** Saves the demonstration shop and reports its progress to the set-up screen and the console. */
import { demoLogo } from "#demo/demoLogo.ts";
import { demoCompany, demoShop } from "#demo/demoShop.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";
import {
  createCompanyRecord,
  createUser,
  isSetUpNeeded,
} from "#server/operations/setup/accounts.ts";
import { capabilities } from "#domain/core/capabilities.ts";
import { initialValues } from "#domain/core/fields/fields.ts";
import { warrantyFields } from "#domain/services/warranty.ts";
import { addFirstFunds } from "#server/claims/firstFunds.ts";
import { type DemoProgress, playStory } from "./demoStory.ts";
import { processSettings } from "#server/operations/processSettings.ts";

const progressKey = "optique.demo";

export function demoProgress(app: core.App): DemoProgress | null {
  const text: unknown = app.store().get(progressKey);
  return typeof text === "string" ? (JSON.parse(text) as DemoProgress) : null;
}

/** Fills an empty database when OPTIQUE_DEMO=1; `print` receives the progress, then the credentials. */
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

/** A user of the shop that OPTIQUE_DEMO=1 created; null without the setting, or when that user is gone. */
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
    fillCompanyFields(app, company);
    writeTransaction(app, (tx) => addFirstFunds(tx, company));
    playStory(app, company, (progress) => {
      app.store().set(progressKey, JSON.stringify(progress));
      report(progress);
    });
  } finally {
    app.store().remove(progressKey);
  }
}

const bytesOf = (hexadecimal: string): number[] =>
  Array.from(hexadecimal.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/**
 * Fills the company fields that its owner left empty, and enables all capabilities. The demonstration itself chooses
 * the tags' paper and the warranties.
 */
function fillCompanyFields(app: core.App, company: string): void {
  const record = app.findRecordById("optique_companies", company);
  record.set("uses", JSON.stringify(capabilities));
  record.set("tag_template", "");
  for (const name of warrantyFields) record.set(name, 0);
  record.set("service_days", initialValues("optique_companies")["service_days"]);
  for (const [name, value] of Object.entries(demoCompany))
    if (record.getString(name) === "") record.set(name, value);
  if (record.getString("logo") === "")
    record.set("logo", $filesystem.fileFromBytes(bytesOf(demoLogo), "logo.png"));
  app.save(record);
}
