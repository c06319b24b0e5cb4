import { expect, it } from "vitest";

import { type RowAction, rowActions } from "#ui/list/rowActionSet.ts";

const pay: RowAction = { icon: "plus", word: "Paiement", label: "Paiement, A", letter: "p" };

const rowOf = (more: object) =>
  rowActions<{ id: string }>(() => ({ name: "A", view: "/v", print: "/i", edit: "/e", ...more }))({
    removing: null,
    remove: () => {},
  })({ id: "1" });

const shown = ({ actions }: ReturnType<typeof rowOf>) =>
  actions.filter(({ isInMenu, isDanger }) => !isInMenu && !isDanger).map(({ word }) => word);

it("a row shows the actions of the specification, and our own in its menu with their letters", () => {
  const ours = rowOf({ ours: [pay, false] });
  expect(shown(ours)).toEqual(["Voir", "Imprimer", "Modifier"]);
  expect(ours.actions[0]).toMatchObject({ letter: "p", isInMenu: true });
});

it("a row shows a specified action of its list, and only the links that the list has", () => {
  expect(shown(rowOf({ specified: pay, invoice: "/f", isPrintInMenu: true }))).toEqual([
    "Paiement",
    "Voir",
    "Modifier",
  ]);
});
