import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { IconButton } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";

type Props = {
  page: number;
  perPage: number;
  totalItems: number;
  onPage: (page: number) => void;
  /** Text about the shown range, for lists that show it even on a single page. */
  range?: (from: number, to: number, total: string) => string;
};

/** Pager with five page numbers around the current one, and the first and last. Hidden for a single page. */
export function Pagination({ page, perPage, totalItems, onPage, range }: Props) {
  const total = Math.ceil(totalItems / perPage);
  const count = formatCount(totalItems);
  if (total <= 1) {
    if (!range || totalItems === 0) return null;
    return (
      <p className="border-t border-line px-4 py-3 text-sm text-ink-3">
        {range(1, totalItems, count)}
      </p>
    );
  }
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, totalItems);
  return (
    <nav
      aria-label={ui.pages}
      className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2"
    >
      <p className="text-sm text-ink-3">{(range ?? ui.range)(from, to, count)}</p>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton
          size="sm"
          icon="chevron-left"
          label={words.previousPage}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <PageNumbers page={page} total={total} onPage={onPage} />
        <IconButton
          size="sm"
          icon="chevron-right"
          label={words.nextPage}
          disabled={page >= total}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}

type NumbersProps = Pick<Props, "page" | "onPage"> & { total: number };

const PageNumbers = ({ page, total, onPage }: NumbersProps) =>
  pageWindow(page, total).map((number, index) =>
    number === null ? (
      <span key={`gap-${index}`} className="px-1 text-ink-3" aria-hidden="true">
        …
      </span>
    ) : (
      <button
        key={number}
        type="button"
        className={`btn btn-sm min-w-8 px-2 touch:min-w-11 ${number === page ? "bg-brand-soft text-brand-ink" : "btn-quiet"}`}
        aria-label={ui.page(formatCount(number))}
        aria-current={number === page ? "page" : undefined}
        onClick={() => onPage(number)}
      >
        {formatCount(number)}
      </button>
    ),
  );

/**
 * Page numbers to show: five around the current one, the first and the last; null for a gap. Empty for a single page.
 */
export function pageWindow(current: number, total: number): (number | null)[] {
  if (total <= 1) return [];
  const width = Math.min(5, total);
  const start = Math.max(1, Math.min(current - 2, total - width + 1));
  const middle = Array.from({ length: width }, (_, index) => start + index);
  const end = start + width - 1;
  return [
    ...(start > 1 ? [1] : []),
    ...(start > 2 ? [null] : []),
    ...middle,
    ...(end < total - 1 ? [null] : []),
    ...(end < total ? [total] : []),
  ];
}
