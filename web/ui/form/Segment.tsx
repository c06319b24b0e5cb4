type Props<Value extends string> = {
  /** Read out as the name of the choice. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** null when none of them is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
};

/** A choice among few: buttons side by side, the chosen one pressed. */
export function Segment<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, className = "" } = props;
  return (
    <div
      className={`segment max-md:flex max-md:w-full max-md:flex-wrap ${className}`}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="segment-item max-md:flex-1 max-md:justify-center max-md:px-2"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
