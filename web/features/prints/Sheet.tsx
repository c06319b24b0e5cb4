import type { ReactNode } from "react";

type Props = { head: ReactNode; footer: readonly string[]; children: ReactNode };

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </>
);

/**
 * An A4 or A5 sheet. Its head is repeated on each page as the head of a table is, and its footer lies at the bottom of
 * each: on paper it is fixed there, and an invisible copy at the end of every page keeps the text above it.
 */
export function Sheet({ head, footer, children }: Props) {
  return (
    <>
      <div className="sheet-page">
        <div className="sheet-head">{head}</div>
        <div className="sheet-body">
          <div className="sheet-blocks">{children}</div>
        </div>
        <div className="sheet-space" aria-hidden="true">
          <Lines lines={footer} />
        </div>
      </div>
      {footer.length > 0 && (
        <footer className="sheet-footer">
          <Lines lines={footer} />
        </footer>
      )}
    </>
  );
}
