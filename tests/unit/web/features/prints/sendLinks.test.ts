import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import type { Supplier } from "#domain/core/records.ts";
import type { LabOrder } from "#domain/workshop/labOrder.ts";
import { orderedLenses } from "#domain/workshop/labOrder.ts";
import { sendLinks } from "#features/prints/lensOrder/sendLinks.ts";
import { eye } from "#support/eyes.ts";

const lab = { phone: "06 00 00 00 21", email: "commandes@labo.example" } as Supplier;
const eyes = { right: eye(-2, -1.25, 90, 2, 31.5), left: eye(-1.75, -0.75, 100, 2, 32) };
const lines = [{ name: "Verre - Progressif 1.67 premium", quantity: 2, eye: "" as const }];
const lenses = orderedLenses(lines, eyes, "minus");
/** Order for this number of typical sales. */
const order = (sales: number): LabOrder => ({
  shop: "Optique du Figuier",
  form: "minus",
  deliverBy: "2026-11-27" as IsoDay,
  jobs: Array.from({ length: sales }, (_, index) => ({
    reference: String(2026110001 + index),
    frame: "Monture métal Agave 50-17, noir",
    lenses,
    notes: "",
  })),
});
const textIn = (href: string, name: string) =>
  (new URL(href).searchParams.get(name) ?? "").replaceAll("\r\n", "\n");

describe("the links of an order", () => {
  it("the links of an order contain its text if it is short enough", () => {
    const { text, whatsApp, mail, withoutText } = sendLinks(order(2), lab);
    expect(withoutText).toEqual([]);
    expect(textIn(whatsApp, "text")).toBe(text);
    expect(textIn(mail, "body")).toBe(text);
  });

  it("above the length limits of WhatsApp or mail, the link has no text, and a notice is shown", () => {
    const few = sendLinks(order(6), lab);
    expect(few.withoutText).toEqual(["l’e-mail"]);
    expect(textIn(few.whatsApp, "text")).toBe(few.text);
    expect(few.mail).toBe(
      "mailto:commandes@labo.example?subject=Commande%20de%20verres%2C%20Optique%20du%20Figuier",
    );
    const many = sendLinks(order(50), lab);
    expect(many.text.length).toBeGreaterThan(8000);
    expect(many.withoutText).toEqual(["WhatsApp", "l’e-mail"]);
    expect(many.whatsApp).toBe("https://wa.me/212600000021");
  });

  it("the links of an order never exceed the length limits", () => {
    for (let sales = 1; sales <= 60; sales += 1) {
      const { whatsApp, mail } = sendLinks(order(sales), lab);
      expect(whatsApp.length).toBeLessThanOrEqual(8000);
      expect(mail.length).toBeLessThanOrEqual(2000);
    }
  });

  it("an order has no links if the lab has no telephone and no e-mail", () => {
    const links = sendLinks(order(50), { phone: "", email: "" } as Supplier);
    expect(links).toMatchObject({ whatsApp: "", mail: "", withoutText: [] });
  });
});
