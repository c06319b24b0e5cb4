import { describe, expect, it } from "vitest";
import { paths, safeNext } from "#lib/addresses/paths.ts";

describe("links", () => {
  it.each([
    [paths.client("abc"), "/app/clients/abc"],
    [paths.editClient("abc"), "/app/clients/abc/modifier"],
    [paths.newPrescription(), "/app/prescriptions/new"],
    [paths.newPrescription("abc"), "/app/prescriptions/new?client=abc"],
    [paths.prescriptionLogAt("periode=year"), "/app/prescriptions/registre?periode=year"],
    [paths.printPrescriptionLog(), "/app/print/registre"],
    [paths.printPrescriptionLog("periode=year"), "/app/print/registre?periode=year"],
    [paths.printPrescription("abc"), "/app/prescriptions/abc/print"],
    [paths.invoices(), "/app/invoices"],
    [paths.invoices("unpaid"), "/app/invoices?status=unpaid"],
    [paths.printInvoice("abc"), "/app/invoices/print/abc"],
    [paths.editReceipt("abc"), "/app/stock/receipts/edit/abc"],
    [paths.editAdjustment("abc"), "/app/stock/adjustments/edit/abc"],
  ])("the link is %s", (link, expected) => expect(link).toBe(expected));
});

describe("the sign-in page", () => {
  it("the link to the sign-in page contains the page to return to, except for the dashboard", () => {
    expect(paths.login()).toBe("/login");
    expect(paths.login("/app")).toBe("/login");
    expect(paths.login("/app/clients?q=a&page=2")).toBe(
      "/login?next=%2Fapp%2Fclients%3Fq%3Da%26page%3D2",
    );
  });

  it("the page to return to is decoded unchanged from the sign-in link", () => {
    const place = "/app/clients?q=Aïcha&page=2";
    const next = new URL(paths.login(place), "http://shop.test").searchParams.get("next");
    expect(safeNext(next)).toBe(place);
  });

  it.each([
    [null, "/app"],
    ["", "/app"],
    ["/app/stock", "/app/stock"],
    ["https://elsewhere.test", "/app"],
    ["//elsewhere.test", "/app"],
    ["/\\elsewhere.test", "/app"],
    ["/\t/elsewhere.test", "/app"],
    ["/\n/elsewhere.test", "/app"],
    ["javascript:alert(1)", "/app"],
    ["app/stock", "/app"],
    ["/login", "/app"],
    ["/login?next=/app", "/app"],
  ])("after sign-in, next=%s leads to %s", (next, place) => expect(safeNext(next)).toBe(place));
});
