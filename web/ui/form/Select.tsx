import type { ComponentProps } from "react";
import { Icon } from "#ui/brand/Icon.tsx";

export type Options = readonly (readonly [value: string, text: string])[];
type Props = Omit<ComponentProps<"select">, "className"> & {
  options: Options;
  /** CSS classes of the element around the select. */
  className?: string;
};

/** Native select, styled as a field. */
export const Select = ({ options, className = "", ...select }: Props) => (
  <span className={`relative block ${className}`}>
    <select className="field appearance-none pr-8" {...select}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
    <Icon
      name="chevron-down"
      className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-3"
    />
  </span>
);
