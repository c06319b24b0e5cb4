import { countPrints as text } from "./count.strings.ts";

/** Two lines to sign on, at the end of the sheet. */
export const Signatures = () => (
  <div className="keep mt-[2.5em] grid grid-cols-2 gap-[2em]">
    {[text.signatures.counter, text.signatures.checker].map((label) => (
      <div key={label}>
        <p className="sheet-caption">{label}</p>
        <div className="h-[4.5em] border-b border-current" />
      </div>
    ))}
  </div>
);
