import { describe, expect, it } from "vitest";

import { mentionsPerson } from "#domain/clients/mentions.ts";

const person = { name: "Benali Aïcha", phone: "0612345678", email: "aicha@mail.example" };

describe("a text that names a person", () => {
  it.each([
    "Benali Aïcha",
    "Lunettes de Mme AICHA BENALI, à prévenir",
    "Réparation (Benali-Aïcha)",
    "tél. 06 12 34 56 78",
    "+212 6.12.34.56.78",
    "écrire à Aicha@mail.example",
  ])("the erasure recognises a person in '%s'", (text) => {
    expect(mentionsPerson(text, person)).toBe(true);
  });

  it.each([
    "",
    "Monture Aïcha",
    "Étui Benali",
    "Benali et fils, modèle Aïcha",
    "Benalia Aïcha",
    "réf. 12345678",
    "mail.example",
  ])("the erasure ignores a part of a person's name or number in '%s'", (text) => {
    expect(mentionsPerson(text, person)).toBe(false);
  });

  it("the erasure recognises a one-word name only if it is the whole text", () => {
    const rose = { name: "Rose", phone: "", email: "" };
    expect(mentionsPerson("Monture rose", rose)).toBe(false);
    expect(mentionsPerson(" ROSE ", rose)).toBe(true);
    expect(mentionsPerson("Monture", { name: "", phone: "", email: "" })).toBe(false);
  });

  it("the erasure recognises a three-word name in any rotation", () => {
    const karim = { ...person, name: "El Alami Karim", phone: "123" };
    expect(mentionsPerson("Pour Karim El Alami", karim)).toBe(true);
    expect(mentionsPerson("Pour Karim Alami 123", karim)).toBe(false);
  });

  it.each(["06 12 34 56 78", "appeler le 0522 00 00 00"])(
    "the erasure recognises each of a client's telephones in '%s'",
    (text) => {
      const both = { name: "", phone: "0612345678 / 0522000000", email: "" };
      expect(mentionsPerson(text, both)).toBe(true);
      expect(mentionsPerson("0612345679", both)).toBe(false);
    },
  );

  it.each(["+33 (0)6 12 34 56 78", "0033612345678"])(
    "the erasure recognises a foreign telephone in '%s'",
    (text) =>
      expect(mentionsPerson(text, { name: "", phone: "+33 6 12 34 56 78", email: "" })).toBe(true),
  );

  it("the erasure recognises a name without its stored title", () => {
    expect(mentionsPerson("Pour Aïcha Benali", { ...person, name: "Mme Benali Aïcha" })).toBe(true);
  });
});
