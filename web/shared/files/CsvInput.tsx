import { type Ref, useId } from "react";

type Props = { ref: Ref<HTMLInputElement>; label: string; onFile: (file: File) => void };

/** Hidden file input for a CSV, opened by our own button: the native button is in the browser's language. */
export function CsvInput({ ref, label, onFile }: Props) {
  const id = useId();
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="file"
        className="sr-only"
        tabIndex={-1}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = "";
        }}
      />
    </>
  );
}
