import { type ReactNode, useRef, useState } from "react";
import type { EyeNumber } from "#domain/contactLenses/lensLimits.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { SignKeys } from "#shared/eyes/SignKeys.tsx";
import { useAboveKeypad } from "#shared/eyes/useAboveKeypad.ts";
import { useFocused } from "#shared/eyes/useFocused.ts";
import { eyeNumbers, stepText } from "./eyeValues.ts";
import { isSigned, useNumberActions } from "./useNumberKeys.ts";

type Focus = { side: EyeSide; name: EyeNumber };

function numberOf({ dataset }: HTMLElement): Focus | null {
  const side = eyeSides.find((one) => one === dataset["eye"]);
  const name = eyeNumbers.find((one) => one === dataset["number"]);
  return side && name ? { side, name } : null;
}

/** Bar below lg: the buttons; on a phone the keys of a number while it has the focus. */
export function SheetBar({ children }: { children: ReactNode }) {
  const number = useFocused(numberOf);
  const bar = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  useAboveKeypad(bar, number !== null || isTyping);
  return (
    <div
      ref={bar}
      data-foot
      onFocus={({ target }) => setTyping(target instanceof HTMLInputElement)}
      onBlur={() => setTyping(false)}
      className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 border-t border-line bg-surface px-4 py-3 md:-mb-5 lg:-mx-6 lg:px-6"
    >
      {number && <NumberKeys {...number} />}
      <div className={`flex justify-end gap-2 max-md:*:flex-1 ${number ? "max-md:hidden" : ""}`}>
        {children}
      </div>
    </div>
  );
}

const NumberKeys = ({ side, name }: Focus) => (
  <SignKeys
    actions={useNumberActions(side, name)}
    step={stepText(name)}
    isSigned={isSigned(name)}
    mayBePlano={name === "sphere"}
  />
);
