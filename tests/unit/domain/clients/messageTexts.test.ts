import { describe, expect, it } from "vitest";

import {
  checkMessages,
  fillMessage,
  maxMessageLength,
  messageText,
  unknownPlaceholders,
} from "#domain/clients/messageTexts.ts";

describe("the texts of messages", () => {
  it("uses the shop's own message text, or the default", () => {
    const own = { messages: { ready: "C’est prêt, {nom}", unpaid: "  " } };
    expect(messageText(own, "ready")).toBe("C’est prêt, {nom}");
    expect(messageText(own, "unpaid")).toMatch(/^Bonjour \{nom\}, il reste \{reste\}/);
    for (const messages of [null, "texte", [1], {}])
      expect(messageText({ messages }, "reminder")).toMatch(/^Bonjour \{nom\}, votre dernière/);
  });

  it("fills known placeholders, removes those without a value, and keeps other braces", () => {
    const text = "Bonjour {nom}, reste {reste} sur {numero}. {autre} {boutique}";
    expect(fillMessage(text, { nom: "Benali Aïcha", numero: "2026110042" })).toBe(
      "Bonjour Benali Aïcha, reste  sur 2026110042. {autre} ",
    );
    expect(fillMessage("{nom}", { nom: "{reste}", reste: "1" })).toBe("{reste}");
  });

  it("reports unknown placeholders, each once", () => {
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

  it("refuses message texts that are no texts, or too long", () => {
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
