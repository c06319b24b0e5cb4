import { describe, expect, it } from "vitest";
import { isLost, matchOf, type Match, redirectOf } from "#app/frame/navigation.ts";
import { routes } from "#app/routes.tsx";
import { paths } from "#lib/paths.ts";

const pathOf = (address: string): string => address.split("?")[0] ?? "";
/** What an address leads to in the end, as the shell does it: where it is sent, or its own page. */
const endOf = (path: string): Match | null => {
  const redirect = redirectOf(path);
  return redirect === null ? matchOf(path) : endOf(redirect);
};

const id = "a1b2c3d4e5f6g7h";
/** Address → pattern: the route table. */
const sales: [string, string][] = [
  [paths.dashboard, "/app"],
  [paths.clients, "/app/clients"],
  [paths.newClient, "/app/clients/nouveau"],
  [paths.client(id), "/app/clients/:id"],
  [paths.editClient(id), "/app/clients/:id/modifier"],
  [paths.prescriptions, "/app/prescriptions"],
  [paths.newPrescription(), "/app/prescriptions/new"],
  [paths.newPrescription(id), "/app/prescriptions/new"],
  [paths.prescription(id), "/app/prescriptions/:id"],
  [paths.editPrescription(id), "/app/prescriptions/edit/:id"],
  [paths.printPrescription(id), "/app/prescriptions/:id/print"],
  [paths.reminders, "/app/prescriptions/reminders"],
  [paths.workshop, "/app/atelier"],
  [paths.job(id), "/app/atelier/:id"],
  [paths.invoices(), "/app/invoices"],
  [paths.invoices("unpaid"), "/app/invoices"],
  [paths.invoice(id), "/app/invoices/:id"],
  [paths.printInvoice(id), "/app/invoices/print/:id"],
  [paths.orderLenses([id]), "/app/atelier/commande"],
  [paths.printJob(id), "/app/atelier/:id/print"],
  [paths.sale, "/app/sale"],
  [paths.printSale(id), "/app/invoices/print/:id"],
  [paths.till, "/app/caisse"],
  [paths.tillOn("2026-11-20"), "/app/caisse"],
  [paths.closeTill, "/app/caisse"],
  [paths.printTill("2026-11-20"), "/app/caisse/:day/print"],
  [paths.cheques(), "/app/caisse/cheques"],
  [paths.cheques("due"), "/app/caisse/cheques"],
  [paths.printSlip("RB-20261120-1"), "/app/caisse/remise/:slip/print"],
  [paths.statistics, "/app/statistics"],
  [paths.help, "/app/aide"],
];
/** The screens of the supply side. */
const supply: [string, string][] = [
  [paths.company, "/app/company"],
  [paths.products, "/app/products"],
  [paths.product(id), "/app/products/:id"],
  [paths.suppliers, "/app/suppliers"],
  [paths.newSupplier, "/app/suppliers/new"],
  [paths.supplier(id), "/app/suppliers/:id"],
  [paths.editSupplier(id), "/app/suppliers/edit/:id"],
  [paths.stock, "/app/stock"],
  [paths.movements, "/app/stock/movements"],
  [paths.receipts, "/app/stock/receipts"],
  [paths.newReceipt, "/app/stock/receipts/new"],
  [paths.receipt(id), "/app/stock/receipts/:id"],
  [paths.editReceipt(id), "/app/stock/receipts/edit/:id"],
  [paths.adjustments, "/app/stock/adjustments"],
  [paths.newAdjustment, "/app/stock/adjustments/new"],
  [paths.editAdjustment(id), "/app/stock/adjustments/edit/:id"],
];
const open: [string, string, string][] = [
  [paths.home, "/", "public"],
  [paths.blog, "/blog", "public"],
  [paths.article("bien-choisir"), "/blog/:slug", "public"],
  [paths.privacy, "/privacy-policy", "public"],
  [paths.login(), "/login", "guest"],
  [paths.setup, "/setup", "guest"],
];

describe("the addresses for everybody", () => {
  it.each(open)("%s", (address, pattern, access) => {
    expect(matchOf(address)?.route.path).toBe(pattern);
    expect(matchOf(address)?.route.access).toBe(access);
  });
});

describe("the addresses of the staff", () => {
  it.each([...sales, ...supply])("%s", (address, pattern) => {
    const match = endOf(pathOf(address));
    expect(match?.route.path).toBe(pattern);
    expect(["app", "print"]).toContain(match?.route.access);
  });

  it.each([...sales, ...supply])("%s with a slash at its end", (address, pattern) =>
    expect(endOf(`${pathOf(address)}/`)?.route.path).toBe(pattern),
  );
});

describe("the same without the prefix", () => {
  // '/' is the landing page.
  it.each([...sales, ...supply].filter(([address]) => address !== paths.dashboard))(
    "%s",
    (address, pattern) => {
      const path = pathOf(address);
      const match = endOf(path.slice("/app".length));
      // The detail and the print views stay on the short form; the others are sent to the long one.
      expect([pattern, pattern.slice("/app".length)]).toContain(match?.route.path);
      expect(match?.route.page).toBe(endOf(path)?.route.page);
      expect(match?.params).toEqual(endOf(path)?.params);
      expect(match?.route.access).toBe(endOf(path)?.route.access);
    },
  );
});

it("every section of the app is known without the prefix", () => {
  const sections = routes.flatMap(({ path }) => /^\/app(\/\w+)/.exec(path)?.[1] ?? []);
  for (const section of sections) expect(redirectOf(section), section).toBe(`/app${section}`);
});

describe("the parts of an address", () => {
  it.each([
    [paths.client(id), { id }],
    [paths.printPrescription(id), { id }],
    [`/prescriptions/${id}/print`, { id }],
    [paths.article("l-%C3%A9t%C3%A9"), { slug: "l-été" }],
    [paths.clients, {}],
    ["/blog/%E0%A4%A", { slug: "%E0%A4%A" }],
  ])("%s", (path, params) => expect(matchOf(path)?.params).toEqual(params));
});

describe("addresses without a page", () => {
  // An invoice is made and changed in its sale.
  it.each([
    "/app/invoices/create",
    `/app/invoices/edit/${id}`,
    "/invoices/create",
    `/invoices/edit/${id}`,
  ])("%s leads to the invoice list", (path) =>
    expect(endOf(path)?.route.path).toBe("/app/invoices"),
  );

  it.each([
    "/app/nowhere",
    "/app/clients/a/b/c",
    "/app/blog",
    "/clients/a/b/c",
    "/statistics/a",
    "/invoices/edit/a/b",
  ])("%s leads to the dashboard", (path) => {
    expect(redirectOf(path)).toBe("/app");
    expect(isLost(path)).toBe(true);
  });

  it.each(["/nowhere", "/appx", "/blog/a/b", "/login/a"])("%s is unknown", (path) => {
    expect(matchOf(path)).toBeNull();
    expect(redirectOf(path)).toBeNull();
    expect(isLost(path)).toBe(false);
  });

  it.each(["/app", "/app/clients", `/app/invoices/${id}`, "/stockholm", "/"])(
    "%s is sent nowhere else",
    (path) => expect(redirectOf(path)).toBeNull(),
  );
});
