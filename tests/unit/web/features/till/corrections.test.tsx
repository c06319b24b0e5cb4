import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Correction, TillDay } from "#domain/till/tillDay.ts";
import { CorrectionsCard } from "#features/till/CorrectionsCard.tsx";

afterEach(cleanup);

const deleted: Correction = {
  id: "a",
  action: "delete",
  created: "2026-11-25 15:00:00.000Z",
  actor: "u",
  by: "Samira",
  invoice: "i",
  invoice_number: "2026110001",
  amount: 200,
  payment_method: "cash",
  date: "2026-11-24 00:00:00.000Z",
  becomes: null,
};
const becomes = { amount: 20, payment_method: null, date: null };
const show = (corrections: Correction[], closed = "") => {
  const close = closed ? { created: closed } : null;
  render(
    <CorrectionsCard till={{ day: "2026-11-25", corrections, close } as unknown as TillDay} />,
  );
  return document.body.textContent.replaceAll(/\s/g, " ");
};

it("a deleted payment is listed with author, time, invoice, amount and method", () => {
  const said = show([deleted], "2026-11-25 14:00:00.000Z");
  expect(said).toContain("Supprimé · 2026110001200,00 DH · Espèces");
  expect(said).toMatch(/\d\d:\d\d par Samira · paiement du 24\/11\/2026 · après la clôture$/);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/app/invoices/i");
});

it("a changed payment is listed with its new value", () => {
  const said = show([{ ...deleted, action: "update", becomes }], "2026-11-25 16:00:00.000Z");
  expect(said).toContain("200,00 DH · Espèces, devient 20,00 DH · Espèces");
  expect(said).not.toContain("après la clôture");
});

it("a day without corrections has no list of them", () => expect(show([])).toBe(""));
