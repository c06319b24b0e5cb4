import { useRef } from "react";
import { useInView } from "#ui/page/useInView.ts";

type Props<Value extends string> = {
  /** Read out as the name of the choice. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** null when none of them is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
};

/** On a phone more than these are a row that is moved sideways. */
const mostBeside = 4;

/** A choice among few: buttons side by side, the chosen one pressed. */
export function Segment<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, className = "" } = props;
  const row = useRef<HTMLDivElement>(null);
  useInView(row, "[aria-pressed=true]", value);
  const isMoved = options.length > mostBeside;
  return (
    <div
      ref={row}
      className={`segment max-md:w-full ${isMoved ? "overflow-x-auto max-md:fade-end" : "max-md:grid max-md:grid-flow-col"} ${className}`}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={`segment-item ${isMoved ? "" : "max-md:justify-center max-md:px-2"}`}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
