import type { ReactNode } from "react";
import type { EyeNumber } from "#domain/contactLenses/lensLimits.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { KeypadBar } from "#shared/eyes/KeypadBar.tsx";
import { SignKeys } from "#shared/eyes/SignKeys.tsx";
import { useFocused } from "#shared/eyes/useFocused.ts";
import { eyeNumbers, stepText } from "./eyeValues.ts";
import { isSigned, useNumberActions } from "./useNumberKeys.ts";

type Focus = { side: EyeSide; name: EyeNumber };

function numberOf({ dataset }: HTMLElement): Focus | null {
  const side = eyeSides.find((one) => one === dataset["eye"]);
  const name = eyeNumbers.find((one) => one === dataset["number"]);
  return side && name ? { side, name } : null;
}

/** Bottom bar below lg with the buttons; on a phone it shows extra keys while a number has the focus. */
export function SheetBar({ children }: { children: ReactNode }) {
  const number = useFocused(numberOf);
  return (
    <KeypadBar hasEye={number !== null} className="mt-auto py-3">
      {number && <NumberKeys {...number} />}
      <div className={`flex justify-end gap-2 max-md:*:flex-1 ${number ? "max-md:hidden" : ""}`}>
        {children}
      </div>
    </KeypadBar>
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
