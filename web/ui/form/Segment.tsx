type Props<Value extends string> = {
  /** Read out as the name of the choice. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** null when none of them is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
};

/** On a phone more than four stand in rows of three, of which the last is as wide as the others. */
const mostBeside = 4;
const ofRow = 3;
const spanIn = (index: number, count: number): number => {
  const inLast = count % ofRow || ofRow;
  return (2 * ofRow) / (index < count - inLast ? ofRow : inLast);
};

/** A choice among few: buttons side by side, the chosen one pressed. */
export function Segment<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, className = "" } = props;
  const isInRows = options.length > mostBeside;
  const columns = isInRows ? `${2 * ofRow}, minmax(0, 1fr)` : `${options.length}, auto`;
  return (
    <div
      className={`segment max-md:grid max-md:w-full ${className}`}
      style={{ gridTemplateColumns: `repeat(${columns})` }}
      role="group"
      aria-label={label}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          className="segment-item max-md:justify-center max-md:px-2"
          style={isInRows ? { gridColumn: `span ${spanIn(index, options.length)}` } : undefined}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
