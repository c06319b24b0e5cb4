import { expect, it } from "vitest";

import { routes } from "#app/routes.tsx";
import { pageNames } from "#features/company/pageNames.strings.ts";

it("names every page of the product, and no other", () => {
  expect(Object.keys(pageNames).sort()).toEqual(routes.map(({ path }) => path).sort());
});
