import { type ReactNode, useRef, useState } from "react";
import { useAboveKeypad } from "./useAboveKeypad.ts";

type Props = {
  /** True while a field of an eye has the focus. */
  hasEye: boolean;
  className: string;
  children: ReactNode;
};

/** Bar at the bottom of a form; while a person types on a phone, it stays above the keypad. */
export function KeypadBar({ hasEye, className, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  useAboveKeypad(bar, hasEye || isTyping);
  return (
    <div
      ref={bar}
      data-foot
      onFocus={({ target }) => setTyping(target instanceof HTMLInputElement)}
      onBlur={() => setTyping(false)}
      className={`sticky bottom-0 z-10 -mx-4 -mb-4 border-t border-line bg-surface px-4 md:-mb-5 lg:-mx-6 lg:px-6 ${className}`}
    >
      {children}
    </div>
  );
}
