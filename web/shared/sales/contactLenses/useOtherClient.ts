/** Handles lenses in a form when its client changes, because a lens fits one person's eyes. */
import { useEffect, useRef, useState } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import { textsOfLens } from "#shared/contactLenses/lensTexts.ts";
import { hasSameLens, type LensLine, type Sheet, withoutSheet, withSheet } from "./sheetLines.ts";

/** Lines whose typed values were meant for `client`, the form's previous client. */
export type LeftLenses = { client: string; lines: readonly LensLine[] };
type Sale = { isUsed: boolean; items: string; client: string; sheet: Sheet | null };

const isLens = ({ type }: LensLine): boolean => type === "contact_lens";

/** Lines that still have the values of the previous client. */
export const leftIn = (left: LeftLenses | null, items: readonly LensLine[]): LensLine[] =>
  items.filter((line) =>
    left?.lines.some((other) => other.id === line.id && hasSameLens(line, other)),
  );

/**
 * When the client changes, clears the values of the former client's sheet and fills in the new one. `left`: typed
 * values that remain.
 */
export function useOtherClient({ isUsed, items, client, sheet }: Sale) {
  const { getValues, setValue } = useFormContext<FieldValues>();
  const known = useRef({ client, sheet, isOther: false });
  const [left, setLeft] = useState<LeftLenses | null>(null);
  useEffect(() => {
    const write = (change: (line: LensLine) => LensLine): LensLine[] => {
      const before: LensLine[] = getValues(items);
      const after = before.map((line) => (isLens(line) ? change(line) : line));
      if (after.some((line, at) => line !== before[at]))
        setValue(items, after, { shouldDirty: true });
      return after.filter(isLens);
    };
    if (!isUsed) {
      known.current = { client, sheet: null, isOther: false };
      return;
    }
    const { client: former, sheet: formerSheet } = known.current;
    if (former !== client) {
      const lines = write((line) => withoutSheet(line, formerSheet));
      // Without a former client, the lenses of a walk-in belong to the client named now.
      if (former !== "")
        setLeft((before) =>
          leftIn(before, lines).length > 0 ? before : { client: former, lines },
        );
      known.current = { client, sheet: null, isOther: true };
    }
    if (!sheet) return;
    if (known.current.isOther) write((line) => withSheet(line, null, sheet));
    known.current = { client, sheet, isOther: false };
  }, [isUsed, items, client, sheet, getValues, setValue]);
  const clear = () => {
    const lines: LensLine[] = getValues(items);
    const own = leftIn(left, lines);
    setValue(
      items,
      lines.map((line) => (own.includes(line) ? { ...line, lens: textsOfLens(null) } : line)),
      { shouldDirty: true },
    );
    setLeft(null);
  };
  return { left: left?.client === client ? null : left, clear };
}
