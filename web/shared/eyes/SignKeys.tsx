import { words } from "#lib/texts/words.strings.ts";
import { type ReactNode } from "react";
import { Icon } from "#ui/brand/Icon.tsx";
import { moveOn } from "#shared/documents/enterMoves.ts";
import { eyesStrings } from "./eyes.strings.ts";

const strings = eyesStrings.keys;

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
      // Prevents the press from taking the focus, so that the phone's keypad stays open.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Actions on the value of the focused field. */
export type SignActions = {
  step: (direction: 1 | -1, times?: number) => void;
  flipSign: () => void;
  setPlano: () => void;
};
type Props = {
  actions: SignActions;
  /** Increment of a step, as a text. */
  step: string;
  isSigned: boolean;
  mayBePlano: boolean;
};

/** Keys that a phone's keypad lacks (sign, steps, plano), for the focused value of an eye. */
export const SignKeys = ({ actions, step, isSigned, mayBePlano }: Props) => (
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
    <Key isDisabled={!mayBePlano} onPress={actions.setPlano}>
      {strings.plano}
    </Key>
    <Key label={words.nextField} isPrimary onPress={() => moveOn(document.activeElement)}>
      <Icon name="arrow-right" />
    </Key>
  </div>
);
