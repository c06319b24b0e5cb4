import { expect, it } from "vitest";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { type OrderActs, orderActions } from "#features/contactLenses/list/orderActions.ts";

const acts = { ticks: { isTicked: () => false } } as unknown as OrderActs;
const row = (values: object) =>
  ({
    status: "to_order",
    product_name: "Toric",
    eye: "",
    client: "",
    contact: "",
    ...values,
  }) as ListedContactOrder;
const links = (values: object) =>
  orderActions(acts)(row(values)).actions.flatMap(({ href }) => href ?? []);

it("a row of boxes links to its sheet, sale and client, if it has them", () => {
  const invoice = { id: "i", invoice_number: "2026110001", date: "" };
  expect([links({ client: "z", contact: "s", invoice }), links({ invoice })]).toEqual([
    ["/app/lentilles/s", "/app/invoices/i", "/app/clients/z"],
    ["/app/invoices/i"],
  ]);
});
