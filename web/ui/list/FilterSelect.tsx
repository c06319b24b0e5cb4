import { Icon } from "#ui/brand/Icon.tsx";

type Props = {
  label: string;
  options: readonly [value: string, text: string][];
  value: string;
  onChange: (value: string) => void;
};

/** A filter of a list among several values, beside its search. */
export function FilterSelect({ label, options, value, onChange }: Props) {
  return (
    <span className="relative block max-md:min-w-36 max-md:flex-1 md:w-48">
      <select
        className="field appearance-none pr-8"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
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
}
