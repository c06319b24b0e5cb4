import { describe, expect, it } from "vitest";
import { printedName } from "#domain/clients/printedName.ts";

describe("a client's name", () => {
  it.each([
    ["Benali Aïcha", "Benali", "Aïcha"],
    ["El Ouafi  Mohamed Amine", "El Ouafi", "Mohamed Amine"],
    ["AÏT Lahcen Fatima", "AÏT Lahcen", "Fatima"],
    ["Ait Ben Haddou Omar", "Ait Ben Haddou", "Omar"],
    ["lalla Khadija Bennani", "lalla Khadija", "Bennani"],
    ["Benali El Mehdi", "Benali", "El Mehdi"],
    ["Elouafi Mohamed", "Elouafi", "Mohamed"],
    ["Ben Ali", "Ben Ali", ""],
    ["Sidi", "Sidi", ""],
    ["Benali", "Benali", ""],
    ["Saint Denis Marie", "Saint", "Denis Marie"],
    ["  ", "", ""],
  ])("a client's name %s is split after its first word and its particles", (name, first, rest) =>
    expect(printedName(name)).toEqual({ name: first, firstName: rest }),
  );
});

describe("the titles before a name", () => {
  it.each([
    ["M. Benali Omar", "Benali", "Omar"],
    ["M Benali Omar", "Benali", "Omar"],
    ["M.Benali Omar", "Benali", "Omar"],
    ["Mr. El Fassi Zaid", "El Fassi", "Zaid"],
    ["Mme Benali Aïcha", "Benali", "Aïcha"],
    ["MME. Benali Aïcha", "Benali", "Aïcha"],
    ["Mlle Chami Nora", "Chami", "Nora"],
    ["Melle Chami Nora", "Chami", "Nora"],
    ["Madame Benali", "Benali", ""],
    ["M. et Mme Benali Omar", "Benali", "Omar"],
    ["Mme Vve Benali Aïcha", "Benali", "Aïcha"],
    ["Dr Bennis Hind", "Bennis", "Hind"],
    ["Haj Benali Omar", "Benali", "Omar"],
    ["Hajja Benali Fatima", "Benali", "Fatima"],
    ["Si Mohamed Alaoui", "Mohamed", "Alaoui"],
    ["M. Haj Benali Omar", "Benali", "Omar"],
    // These titles may also be parts of names.
    ["Haj Omar", "Haj", "Omar"],
    ["El Haj Omar", "El Haj", "Omar"],
    ["Hajji Omar", "Hajji", "Omar"],
    ["Mehdi Omar", "Mehdi", "Omar"],
    ["Benali M.", "Benali", "M."],
    ["Mme", "Mme", ""],
    ["M.A. Benali", "M.A.", "Benali"],
  ])("a printed name has no titles: '%s'", (whole, name, firstName) =>
    expect(printedName(whole)).toEqual({ name, firstName }),
  );
});

describe("a firm", () => {
  it.each([
    "SARL Atlas Import",
    "Atlas Import S.A.R.L.",
    "Atlas Import SARL-AU",
    "Atlas Import SARLAU",
    "Société Générale de Verre",
    "STE Benali et frères",
    "Ets Benali",
    "Atlas SA",
    "Atlas S.A.",
    "Benali & fils SNC",
    "Cabinet Dr Bennis",
    "Atlas Import ICE 001234567000089",
    "Atlas Import (ICE:001234567000089)",
    "Atlas Import ICE001234567000089",
    "Atlas Import, ICE n° 001234567000089",
  ])("a firm's name '%s' is not split", (name) =>
    expect(printedName(name)).toEqual({ name, firstName: null }),
  );

  it.each(["Sa Benali", "Benali Sa", "Stella Nadia", "Cabineta Omar", "Alice 2 Omar"])(
    "the name '%s' is not treated as a firm",
    (name) => expect(printedName(name).firstName).not.toBeNull(),
  );
});
