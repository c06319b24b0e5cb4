/** First run (docs/operations.md, First run): creates company, user and administrator in one transaction, once. */
import { emailForm } from "#domain/core/signIn/credentials.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { checkPassword } from "#domain/core/signIn/password.ts";
import { storedLine } from "#domain/core/text/storedForm.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { demoProgress, demoUser, fillDemoCompany } from "#server/operations/demo/demo.ts";
import { refuse, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import {
  createAdministrator,
  createCompanyRecord,
  createUser,
  isSetUpNeeded,
  type NewUser,
} from "./accounts.ts";
import { deleteSetupCode, isSetupCode, isSetupCodeRequired } from "./setupCode.ts";
import { requestBody } from "#server/platform/requests/routeRequest.ts";
import { refuseCrossSite } from "#server/platform/requests/crossSite.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";

/** First user to create; `company` is the name of the new company. */
function readShop(body: Values): Omit<NewUser, "role"> & { phone: string } {
  const violations: Violation[] = [];
  const text = (field: string, max: number, isOptional = false): string => {
    const value = body[field];
    if (isBlank(value)) {
      if (!isOptional)
        violations.push({ field, code: "required", params: { collection: "setup" } });
    } else if (typeof value !== "string") violations.push({ field, code: "text" });
    else if (value.length > max) violations.push({ field, code: "too_long", params: { max } });
    return typeof value === "string" ? value : "";
  };
  const shop = {
    company: text("company", 200).trim(),
    phone: storedLine(text("phone", 500, true)),
    name: storedLine(text("name", 200)),
    email: text("email", 200).trim(),
    password: text("password", 70),
  };
  if (shop.email && !emailForm.test(shop.email)) violations.push({ field: "email", code: "email" });
  if (shop.password) violations.push(...checkPassword(shop.password));
  refuseIf(violations);
  return shop;
}

/** A failed demonstration is only logged: the shop exists already, so the set-up succeeds. */
function fill(app: core.App, company: string): void {
  try {
    fillDemoCompany(app, company);
  } catch (error) {
    console.error(`Demonstration shop: ${String(error)}`);
  }
}

function sendSession(e: core.RequestEvent, user: core.Record): void {
  user.ignoreEmailVisibility(true);
  e.json(200, { token: user.newAuthToken(), record: user });
}

export const setupRoutes = {
  get(e: core.RequestEvent): void {
    const progress = demoProgress(e.app);
    const needed = isSetUpNeeded(e.app);
    const coded = needed && isSetupCodeRequired(e);
    e.json(200, { needed, ...(coded ? { coded } : {}), ...(progress ? { progress } : {}) });
  },

  post(e: core.RequestEvent): void {
    if (!isSetUpNeeded(e.app)) refuseRequest("set_up", 403);
    refuseCrossSite(e);
    const body = requestBody(e);
    if (isSetupCodeRequired(e) && !isSetupCode(e.app, body["code"]))
      refuse([{ field: "code", code: "setup_code" }]);
    const shop = readShop(body);
    let user: core.Record | undefined;
    writeTransaction(e.app, (tx) => {
      if (!isSetUpNeeded(tx)) refuseRequest("set_up", 403);
      const company = createCompanyRecord(tx, shop.company, shop.phone);
      const { name, email, password } = shop;
      user = createUser(tx, { name, email, password, company, role: "owner" });
      // The dashboard's administrator gets the same e-mail and password.
      createAdministrator(tx, shop.email, shop.password);
    });
    if (!user) return refuseRequest("bad_request");
    deleteSetupCode(e.app);
    if (body["demo"] === true) fill(e.app, user.getString("company"));
    sendSession(e, user);
  },

  /** Signs any visitor in to the demonstration, where OPTIQUE_DEMO created one. */
  demo(e: core.RequestEvent): void {
    refuseCrossSite(e);
    sendSession(e, demoUser(e.app) ?? refuseRequest("no_demo", 404));
  },
};
