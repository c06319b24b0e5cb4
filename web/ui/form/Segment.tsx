import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import { useRef } from "react";
import { useInView } from "#ui/page/useInView.ts";

type Props<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Selected value; null for none. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
};

/** Highest number of options that fit side by side on a phone; with more, the segment scrolls. */
const mostBeside = 4;

/** Segmented control: toggle buttons that share one tab stop and react to arrow keys. */
export function Segment<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, className = "" } = props;
  const row = useRef<HTMLDivElement>(null);
  useInView(row, "[aria-pressed=true]", value);
  const isMoved = options.length > mostBeside;
  return (
    <ToggleGroup
      ref={row}
      aria-label={label}
      className={`segment max-md:w-full ${isMoved ? "overflow-x-auto max-md:fade-end" : "max-md:grid max-md:grid-flow-col"} ${className}`}
      value={[String(options.findIndex((option) => option.value === value))]}
    >
      {options.map((option, index) => (
        <Toggle
          key={option.value}
          // The index is the value, because a Toggle takes an empty value for no value.
          value={String(index)}
          onPressedChange={() => onChange(option.value)}
          className={`segment-item shrink-0 pointer-coarse:min-w-11 pointer-coarse:justify-center ${isMoved ? "" : "max-md:justify-center max-md:px-2"}`}
        >
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
