import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { frameDrawings } from "#shared/products/frameDrawings.ts";
import { productLook } from "#shared/products/productLook.ts";

const frameOf = (name: string, type: "frame" | "sunglasses" = "frame") => {
  const look = productLook(name, type);
  if (look.kind !== "frame") throw new Error(`${name} is not drawn as a frame`);
  return look;
};

describe("the colour of a drawn frame", () => {
  it.each([
    ["Monture acétate Atlas 52-17, écaille", "tortoise"],
    ["Havane clair 50-20", "havana"],
    ["MONTURE NOIRE MAT", "black"],
    ["Atlas bleu nuit", "navy"],
    ["Riad, bordeaux", "burgundy"],
    ["Riad vert olive", "green"],
    ["Monture transparente", "clear"],
    ["Rose poudré", "pink"],
    ["Gris fumé", "grey"],
    ["Métal cuivre", "copper"],
    ["Titane doré", "gold"],
    ["Titane, or", "gold"],
    ["Argenté 48", "silver"],
    ["Verre - Oriental", "grey"],
    ["", "grey"],
  ])("a frame named '%s' is drawn in %s", (name, color) => expect(frameOf(name).color).toBe(color));

  it("a frame name with two colours is drawn in the first one of the list", () => {
    expect(frameOf("Noir et doré").color).toBe("black");
    expect(frameOf("Doré, écaille").color).toBe("tortoise");
  });
});

describe("the shape of a drawn frame", () => {
  it.each([
    ["Percée titane", "rimless"],
    ["Aviateur classique", "aviator"],
    ["Œil de chat", "catEye"],
    ["Papillon 51", "catEye"],
    ["Ronde métal", "round"],
    ["Carrée acétate", "square"],
    ["Hexagonale", "hexagon"],
  ])("a frame named '%s' is drawn as %s", (name, shape) => expect(frameOf(name).shape).toBe(shape));

  it("a frame of metal or titanium is drawn with a metal shape, any other with an acetate shape", () => {
    for (const model of ["Riad", "Atlas", "Toubkal", "Ourika", "Agave"]) {
      expect(frameDrawings[frameOf(`Monture titane ${model}`).shape].isMetal).toBe(true);
      const { shape } = frameOf(`Monture acétate ${model}`);
      expect(["pantos", "rectangle", "square", "trapeze", "catEye", "browline"]).toContain(shape);
    }
  });

  it("frames of one model have the same shape, whatever their colour and size", () => {
    const models = fc.stringMatching(/^[A-Z][a-z]{2,9}$/);
    const size = fc.integer({ min: 40, max: 60 });
    const color = fc.constantFrom("noir", "écaille", "bleu nuit", "doré", "argent", "Bordeaux");
    fc.assert(
      fc.property(models, size, size, color, color, (model, one, two, first, second) => {
        const shapeOf = (of: number, painted: string) =>
          frameOf(`Monture TR ${model} ${of}-17, ${painted}`).shape;
        expect(shapeOf(one, first)).toBe(shapeOf(two, second));
      }),
    );
  });
});

it("sunglasses have a brown tint with warm rims, else grey, and other frames have none", () => {
  expect(frameOf("Solaire Sahara, écaille", "sunglasses").tint).toBe("brown");
  expect(frameOf("Solaire Sahara, noir", "sunglasses").tint).toBe("grey");
  expect(frameOf("Monture Sahara, noir").tint).toBe("clear");
});

it.each([
  ["Verre - Progressif 1.67", "lens", "lens"],
  ["Étui rigide", "accessory", "case"],
  ["Spray nettoyant 60 ml", "accessory", "spray"],
  ["Chiffon microfibre", "accessory", "cloth"],
  ["Lentilles mensuelles × 6", "other", "contacts"],
  ["Cordon cuir", "accessory", "cord"],
  ["Plaquettes silicone", "accessory", "pads"],
  ["Réparation, vis", "other", "fitting"],
  ["Ajustage et nettoyage", "service", "fitting"],
  ["Loupe de lecture +2.00", "accessory", "frame"],
  ["Piles", "other", "other"],
] as const)("the product %s (%s) is drawn as %s", (name, type, kind) =>
  expect(productLook(name, type).kind).toBe(kind),
);

it("a frame with any name has a drawing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const { shape } = frameOf(name);
      expect(frameDrawings[shape]).toBeDefined();
    }),
  );
});
