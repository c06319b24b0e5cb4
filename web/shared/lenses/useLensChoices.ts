import { useState } from "react";
import { lensChoicesQuery, type LensQuestion } from "#api/lenses/choices.ts";
import { type Query, useKeptQuery } from "#api/useKeptQuery.ts";
import type { LensChoices } from "#domain/lenses/choices.ts";
import { type AskedEyes, eyeParameter } from "./askedEyes.ts";

/** Rows of buttons, in the order of the presses. */
export const pressRows = ["geometry", "index", "treatment"] as const;
export type PressRow = (typeof pressRows)[number];
type Presses = Partial<Record<PressRow, string>>;

export type LensSearch = {
  asked: AskedEyes;
  /** Search words about the lens. */
  q?: string;
  /** Smallest diameter that the frame needs. */
  needed?: number | null;
  /** Day whose tariff applies; '' for today. */
  on?: string;
};

export type LensState = {
  query: Query<LensChoices>;
  presses: Presses;
  /** Selects a value of a row, or clears it on a second press. Clears the later rows. */
  press: (row: PressRow, value: string) => void;
};

/** Selected values of the earlier rows, without those after a row. */
const before = (presses: Presses, row: PressRow): Presses =>
  Object.fromEntries(
    pressRows.slice(0, pressRows.indexOf(row)).flatMap((one) => {
      const value = presses[one];
      return value === undefined ? [] : [[one, value]];
    }),
  );

/** Lens choices for two eyes, filtered by pressed buttons and search words. */
export function useLensChoices({ asked, q = "", needed, on = "" }: LensSearch): LensState {
  const [presses, setPresses] = useState<Presses>({});
  const question: LensQuestion = {
    right: eyeParameter(asked.right),
    left: eyeParameter(asked.left),
    on,
    needed: needed ? String(needed) : "",
    q: q.trim(),
    ...presses,
  };
  const press = (row: PressRow, value: string) =>
    setPresses((old) => ({
      ...before(old, row),
      ...(old[row] === value ? {} : { [row]: value }),
    }));
  return { query: useKeptQuery(lensChoicesQuery(question)), presses, press };
}
