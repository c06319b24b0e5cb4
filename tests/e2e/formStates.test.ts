import { expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { emptyShop } from "#support/filledShop.ts";
import { fullShop } from "#support/fullShop.ts";
import { barePages } from "./pages/bareStates.ts";
import { sceneWith } from "./pages/scene.ts";
import { statesOver } from "./pages/states.ts";
import { purchaseFormPages } from "./pages/writtenPurchases.ts";
import { saleFormPages } from "./pages/writtenForms.ts";
import { stockFormPages } from "./pages/writtenStock.ts";

const scene = sceneWith(fullShop);
const bare = sceneWith(emptyShop);

// Each state is tested once: forms on a phone, pages on a desktop.
it("forms with errors and questions are accessible, fit the window, and log no error", async () => {
  const { person, ...full } = await scene.visit(phone);
  const written = [...saleFormPages, ...stockFormPages, ...purchaseFormPages];
  expect(await statesOver(person, full, written)).toEqual({});
});

it("empty and failed pages are accessible, fit the window, and log no error", async () => {
  const { person, ...filled } = await bare.visit(desktop);
  await person.goto("/login");
  await person.press("Se connecter");
  await person.seen("Email est requis", "Mot de passe est requis");
  await person.accessible();
  expect(await statesOver(person, filled, barePages)).toEqual({});
});
