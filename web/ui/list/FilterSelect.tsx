import { type Options, Select } from "#ui/form/Select.tsx";

type Props = {
  label: string;
  options: Options;
  value: string;
  onChange: (value: string) => void;
};

/** A filter of a list among several values, beside its search. */
export const FilterSelect = ({ label, onChange, ...select }: Props) => (
  <Select
    {...select}
    aria-label={label}
    className="max-md:min-w-40 max-md:flex-1 md:w-40 lg:w-48"
    onChange={(event) => onChange(event.target.value)}
  />
);
