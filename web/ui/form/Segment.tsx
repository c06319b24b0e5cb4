type Props<Value extends string> = {
  /** Read out as the name of the choice. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** null when none of them is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
};

/** On a phone, where more stand in rows, under each other. */
const mostBeside = 4;
const lessBeside = 3;

/** A choice among few: buttons side by side, the chosen one pressed. */
export function Segment<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, className = "" } = props;
  const columns = options.length > mostBeside ? lessBeside : options.length;
  return (
    <div
      className={`segment max-md:grid max-md:w-full ${className}`}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="segment-item max-md:justify-center max-md:px-2"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
