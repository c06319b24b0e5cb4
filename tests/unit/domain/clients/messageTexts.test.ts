import { describe, expect, it } from "vitest";

import {
  checkMessages,
  fillMessage,
  maxMessageLength,
  messageText,
  unknownPlaceholders,
  withCredit,
} from "#domain/clients/messageTexts.ts";
import { messageTexts } from "#domain/clients/messages.strings.ts";

describe("a credit in a message", () => {
  const said = "Vous avez 1 000,00 DH d’avoir à utiliser.";
  it.each([
    [messageTexts.unpaid, `n° {numero}. ${said} Votre opticien`],
    ["Il reste {reste}", `Il reste {reste}. ${said}`],
    ["Reste {reste}\u00a0! À bientôt", `Reste {reste}\u00a0! ${said} À bientôt`],
    ["Total 2.50, reste {reste} (n° 1.2).\nMerci", `(n° 1.2). ${said}\nMerci`],
  ])("a credit is mentioned after the sentence of the amount due in '%s'", (text, expected) =>
    expect(withCredit(text, "1 000,00 DH")).toContain(expected),
  );

  it("a message mentions no credit when nothing is due or the client has none", () => {
    expect(withCredit(messageTexts.reminder, "1 000,00 DH")).toBe(messageTexts.reminder);
    expect(withCredit(messageTexts.unpaid, "")).toBe(messageTexts.unpaid);
  });
});

describe("the texts of messages", () => {
  it("a message uses the shop's own text, or else the default", () => {
    const own = { messages: { ready: "C’est prêt, {nom}", unpaid: "  " } };
    expect(messageText(own, "ready")).toBe("C’est prêt, {nom}");
    expect(messageText(own, "unpaid")).toMatch(/^Bonjour \{nom\}, il reste \{reste\}/);
    for (const messages of [null, "texte", [1], {}])
      expect(messageText({ messages }, "reminder")).toMatch(/^Bonjour \{nom\}, votre dernière/);
  });

  it("a message fills known placeholders, removes those without a value, and keeps other braces", () => {
    const text = "Bonjour {nom}, reste {reste} sur {numero}. {autre} {boutique}";
    expect(fillMessage(text, { nom: "Benali Aïcha", numero: "2026110042" })).toBe(
      "Bonjour Benali Aïcha, reste  sur 2026110042. {autre} ",
    );
    expect(fillMessage("{nom}", { nom: "{reste}", reste: "1" })).toBe("{reste}");
  });

  it("unknown placeholders of a message are reported once each", () => {
    const text = "{nom} {prénom} {Nom} { nom } {} {reste} {prénom} } {";
    expect(unknownPlaceholders(text, ["nom", "reste"])).toEqual([
      "{prénom}",
      "{Nom}",
      "{ nom }",
      "{}",
    ]);
    expect(unknownPlaceholders(text, ["nom"])).toContain("{reste}");
    expect(unknownPlaceholders("Bonjour", [])).toEqual([]);
  });

  it("message texts that are not strings, or are too long, are refused", () => {
    expect(checkMessages(null)).toEqual([]);
    expect(checkMessages({ ready: "x", unpaid: null })).toEqual([]);
    expect(checkMessages({ other: "x" })).toMatchObject([{ field: "messages", code: "object" }]);
    expect(checkMessages("x")).toMatchObject([{ field: "messages", code: "object" }]);
    expect(checkMessages({ ready: 3 })).toMatchObject([{ field: "messages.ready" }]);
    expect(checkMessages({ unpaid: "x".repeat(maxMessageLength + 1) })).toMatchObject([
      { field: "messages.unpaid", code: "too_long" },
    ]);
  });
});
