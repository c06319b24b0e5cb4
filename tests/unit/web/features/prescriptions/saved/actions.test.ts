import { beforeEach, describe, expect, it } from "vitest";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { messageOf, printsOf } from "#features/prescriptions/saved/actions.ts";
import { type MessageSubject, readyMessage } from "#shared/messages/useMessages.ts";
import { chooseFormat } from "#lib/device/printing.ts";

/** Sale of 300 dirhams with this paid amount, for a client with this telephone. */
const saleOf = (paid_amount: number, phone = "06 12 34 56 78") =>
  ({
    id: "prescription001",
    right_sphere: -2.25,
    invoice: {
      id: "invoice00000001",
      invoice_number: "2026110007",
      total_amount: 300,
      paid_amount,
    },
    expand: { client: { id: "client000000001", name: "Benali Aïcha", phone } },
  }) as PrescriptionDocument;

const prepare = (subject: MessageSubject) =>
  readyMessage({ name: "Optique du Figuier", messages: null }, subject);

const wordsOf = (paid: number): string => {
  const message = messageOf(saleOf(paid), prepare);
  if (typeof message !== "object" || !message) throw new Error("No message");
  return decodeURIComponent(message.href).replaceAll(/[\u202f\u00a0]/g, " ");
};

beforeEach(() => localStorage.clear());

describe("the prints of a sale", () => {
  it("a sale can be printed as invoice, ticket and sheet; a prescription alone as a sheet", () => {
    expect(printsOf(saleOf(0)).map(({ paper }) => paper)).toEqual([
      "invoice",
      "ticket",
      "prescription",
    ]);
    expect(printsOf({ ...saleOf(0), invoice: null }).map(({ paper }) => paper)).toEqual([
      "prescription",
    ]);
  });

  it("the invoice link names a sheet format only when tickets are the default", () => {
    const wayOf = () => printsOf(saleOf(0))[0]?.href;
    expect(wayOf()).toBe("/app/invoices/print/invoice00000001");
    chooseFormat("invoice", "a5");
    expect(wayOf()).toBe("/app/invoices/print/invoice00000001");
    chooseFormat("invoice", "ticket");
    expect(wayOf()).toBe("/app/invoices/print/invoice00000001?format=a5");
  });

  it("each print of a sale has its own shortcut key", () => {
    const keys = printsOf(saleOf(0)).map(({ key }) => key);
    expect(new Set([...keys, "W", "N"]).size).toBe(keys.length + 2);
  });
});

describe("the message about a sale", () => {
  it("the message about a sale has the amount due, and no medical value", () => {
    expect(wordsOf(100)).toContain("il reste 200,00 DH à payer sur votre facture n° 2026110007");
    expect(wordsOf(300)).toContain("Votre facture n° 2026110007 de 300,00 DH est payée");
    expect(wordsOf(350)).toContain("est payée");
    const due = messageOf(saleOf(100), prepare);
    expect(due).toMatchObject({
      message: { kind: "unpaid", record: "invoice00000001", client: "client000000001" },
    });
    expect(wordsOf(100) + wordsOf(300)).not.toMatch(/2[.,]25/);
  });

  it("the message about a sale gives the reason when it cannot be sent", () => {
    expect(messageOf(saleOf(0, ""), prepare)).toBe(
      "Pas de téléphone\u00a0: aucun message possible.",
    );
    expect(messageOf(saleOf(0, "12"), prepare)).toMatch(/ne permet pas/);
  });

  it("no message is offered for a sale without an invoice or a client", () => {
    expect(messageOf({ ...saleOf(0), invoice: null }, prepare)).toBeNull();
    expect(messageOf({ ...saleOf(0), expand: {} }, prepare)).toBeNull();
  });
});
