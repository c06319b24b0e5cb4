import type { KeyboardEvent } from "react";
import { useFormContext } from "react-hook-form";
import type { EyeNumber } from "#domain/contactLenses/lensLimits.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { lensNumberText } from "#shared/contactLenses/lensTexts.ts";
import type { SignActions } from "#shared/eyes/SignKeys.tsx";
import { eyePath } from "./eyePaths.ts";
import { stepped } from "./eyeValues.ts";
import type { SheetValues } from "./sheetValues.ts";
import { useNoteChange, useWriteEye } from "./useEyes.ts";

const minusSign = "\u2212";
const signed: readonly EyeNumber[] = ["sphere", "cylinder"];
export const isSigned = (key: EyeNumber): boolean => signed.includes(key);

/** Actions of arrow keys and key bar on a number of an eye. */
export function useNumberActions(
  side: EyeSide,
  key: EyeNumber,
): SignActions & { setSign: (sign: "+" | "-") => void; stepLarge: (direction: 1 | -1) => void } {
  const { getValues } = useFormContext<SheetValues>();
  const writeEye = useWriteEye();
  const noteChange = useNoteChange();
  const typed = () => getValues(eyePath(side, key));
  const write = (text: string | null) => {
    if (text === null || text === typed()) return;
    writeEye(side, { [key]: text });
    noteChange(side, key);
  };
  const bare = () => typed().replace(/^\s*[-+\u2212\u2013]/, "");
  const step = (direction: 1 | -1, isLarge: boolean) =>
    write(stepped(key, typed(), direction, isLarge));
  return {
    step: (direction) => step(direction, false),
    stepLarge: (direction) => step(direction, true),
    setSign: (sign) => write(`${sign === "-" ? minusSign : "+"}${bare()}`),
    flipSign: () => write(`${/^\s*[-\u2212\u2013]/.test(typed()) ? "+" : minusSign}${bare()}`),
    setPlano: () => write(lensNumberText("sphere", 0)),
  };
}

/**
 * ↑ ↓ change the number by one step, PageUp and PageDown by a large one; a sign typed after the digits sets the sign.
 */
export function useNumberKeys(side: EyeSide, key: EyeNumber) {
  const actions = useNumberActions(side, key);
  const acts: Record<string, () => void> = {
    ArrowUp: () => actions.step(1),
    ArrowDown: () => actions.step(-1),
    PageUp: () => actions.stepLarge(1),
    PageDown: () => actions.stepLarge(-1),
  };
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = acts[event.key];
    if (act) {
      event.preventDefault();
      return act();
    }
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isAfter = value !== "" && selectionStart !== 0 && selectionStart === selectionEnd;
    if ((event.key !== "-" && event.key !== "+") || !isSigned(key) || !isAfter) return;
    event.preventDefault();
    actions.setSign(event.key);
  };
}
