import { describe, expect, it } from "vitest";

import { screens } from "#support/browser.ts";
import { bareShop } from "#support/filledShop.ts";
import { fullShop } from "#support/fullShop.ts";
import { barePages } from "./pages/bareStates.ts";
import { sceneWith } from "./pages/scene.ts";
import { statesOver } from "./pages/states.ts";
import { saleFormPages } from "./pages/writtenForms.ts";
import { stockFormPages } from "./pages/writtenStock.ts";

const scene = sceneWith(fullShop);
const bare = sceneWith(bareShop);

describe.each(screens)("accessible, whole and clean at $name", (screen) => {
  it("are the forms with errors and questions", async () => {
    const { person, ...full } = await scene.visit(screen);
    expect(await statesOver(person, full, [...saleFormPages, ...stockFormPages])).toEqual({});
  });

  it("are pages with nothing to show, of a new shop or a server that fails", async () => {
    const { person, ...filled } = await bare.visit(screen);
    await person.goto("/login");
    await person.press("Se connecter");
    await person.seen("Email est requis", "Mot de passe est requis");
    await person.accessible();
    expect(await statesOver(person, filled, barePages)).toEqual({});
  });
});
