import type { ReactNode } from "react";

type Props = { head: ReactNode; footer: readonly string[]; children: ReactNode };

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <p key={line} dir="auto">
        {line}
      </p>
    ))}
  </>
);

/**
 * A4 or A5 sheet. The head repeats on each page, as a table head. The footer is fixed to each page's bottom, where an
 * invisible copy reserves its space.
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
