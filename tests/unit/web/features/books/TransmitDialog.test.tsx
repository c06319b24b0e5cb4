import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";

import { emulateDialogs } from "#support/modalDialogs.ts";
import { setScreenWidth } from "#support/screenWidth.ts";
import type { Difference } from "#domain/books/differences.ts";
import type { Period } from "#domain/core/days/period.ts";
import { TransmitDialog } from "#features/books/TransmitDialog.tsx";

const period = { from: "2026-11-01", to: "2026-11-30" } as Period;
const sums: Difference = {
  code: "sums",
  message: "1 fichier n’a pas les sommes des écrans",
  count: 1,
  amount: 0,
};
const gaps: Difference = { code: "gaps", message: "1 numéro manque", count: 1, amount: 0 };

emulateDialogs();
beforeEach(() => {
  setScreenWidth(1366);
});
afterEach(cleanup);

/** Names of the enabled buttons, and the number of boxes to accept differences. */
function offered(differences: readonly Difference[]) {
  const { container, unmount } = render(
    <TransmitDialog {...{ period, differences }} onClose={() => {}} onDone={() => {}} />,
  );
  const buttons = [...container.querySelectorAll("form button")].map((one) => one.textContent);
  const boxes = container.querySelectorAll("input[type=checkbox]").length;
  unmount();
  return { buttons, boxes };
}

it("each difference has its own box to accept it, and faulty files prevent the transmission", () => {
  expect(offered([])).toEqual({ buttons: ["Annuler", "Transmettre"], boxes: 0 });
  expect(offered([gaps])).toEqual({ buttons: ["Annuler", "Transmettre"], boxes: 1 });
  expect(offered([sums, gaps])).toEqual({ buttons: ["Fermer"], boxes: 0 });
});
