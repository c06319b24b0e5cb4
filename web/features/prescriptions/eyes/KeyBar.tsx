import { words } from "#lib/texts/words.strings.ts";
import { type ReactNode } from "react";
import { Icon } from "#ui/brand/Icon.tsx";
import { formStrings } from "../form.strings.ts";
import { moveOn } from "#shared/documents/enterMoves.ts";
import type { EyeFocus } from "./useEyeFocus.ts";
import { useEyeActions } from "./useEyeKeys.ts";

const strings = formStrings.keyBar;

type KeyProps = {
  label?: string;
  isPrimary?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Key({ label, isPrimary, isDisabled, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`btn px-0 ${isPrimary ? "btn-primary" : "btn-secondary text-md"}`}
      aria-label={label}
      disabled={isDisabled}
      // Keeps the focus in the field, and so the phone's keypad.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Keys that a phone's keypad lacks, for the focused eye field. */
export function KeyBar({ side, measure }: EyeFocus) {
  const actions = useEyeActions(side, measure);
  const step = measure === "axis" ? "1" : "0.25";
  const isSigned = measure === "sphere" || measure === "cylinder";
  return (
    <div
      className="md:hidden grid grid-cols-5 gap-1.5 -mx-2"
      role="toolbar"
      aria-label={strings.label}
    >
      <Key onPress={() => actions.step(-1)}>{strings.minus(step)}</Key>
      <Key onPress={() => actions.step(1)}>{strings.plus(step)}</Key>
      <Key label={strings.signLabel} isDisabled={!isSigned} onPress={actions.flipSign}>
        {strings.sign}
      </Key>
      <Key isDisabled={measure !== "sphere"} onPress={actions.setPlano}>
        {strings.plano}
      </Key>
      <Key label={words.nextField} isPrimary onPress={() => moveOn(document.activeElement)}>
        <Icon name="arrow-right" />
      </Key>
    </div>
  );
}
