import { describe, expect, it } from "vitest";

import { isNamedIn } from "#domain/clients/mentions.ts";

const person = { name: "Benali Aïcha", phone: "0612345678", email: "aicha@mail.example" };

describe("a text that names a person", () => {
  it.each([
    "Benali Aïcha",
    "Lunettes de Mme AICHA BENALI, à prévenir",
    "Réparation (Benali-Aïcha)",
    "tél. 06 12 34 56 78",
    "+212 6.12.34.56.78",
    "écrire à Aicha@mail.example",
  ])("is told: '%s'", (text) => {
    expect(isNamedIn(text, person)).toBe(true);
  });

  it.each([
    "",
    "Monture Aïcha",
    "Étui Benali",
    "Benali et fils, modèle Aïcha",
    "Benalia Aïcha",
    "réf. 12345678",
    "mail.example",
  ])("is not one that shares a word of the name: '%s'", (text) => {
    expect(isNamedIn(text, person)).toBe(false);
  });

  it("is told of a name of one word where that is all it says", () => {
    const rose = { name: "Rose", phone: "", email: "" };
    expect(isNamedIn("Monture rose", rose)).toBe(false);
    expect(isNamedIn(" ROSE ", rose)).toBe(true);
    expect(isNamedIn("Monture", { name: "", phone: "", email: "" })).toBe(false);
  });

  it("takes a name of three words from any of its words on", () => {
    const karim = { ...person, name: "El Alami Karim", phone: "123" };
    expect(isNamedIn("Pour Karim El Alami", karim)).toBe(true);
    expect(isNamedIn("Pour Karim Alami 123", karim)).toBe(false);
  });
});
