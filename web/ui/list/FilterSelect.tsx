import { type Options, Select } from "#ui/form/Select.tsx";

type Props = {
  label: string;
  options: Options;
  value: string;
  onChange: (value: string) => void;
  /** Its values are names: a phone has no room for them beside another. */
  isLong?: boolean;
};

/** A filter of a list among several values, beside its search. */
export const FilterSelect = ({ label, onChange, isLong, ...select }: Props) => (
  <Select
    {...select}
    aria-label={label}
    className={`max-md:flex-1 lg:w-48 ${isLong ? "min-w-48" : "min-w-40 md:w-40"}`}
    onChange={(event) => onChange(event.target.value)}
  />
);
