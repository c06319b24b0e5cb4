import { TextField } from "#ui/form/Field.tsx";
import { lensesStrings as text } from "./lenses.strings.ts";

type Props = { value: string; onChange: (typed: string) => void };

/** 'Verre': search words about the lens, such as 'aminci' or a supplier. */
export const WordsField = ({ value, onChange }: Props) => (
  <TextField
    className="min-w-48 flex-1"
    label={text.search}
    placeholder={text.searchHint}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
