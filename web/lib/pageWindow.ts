/**
 * The page numbers of a pager: five at a time around the current one, always the first and the last, with a gap (null)
 * where pages are left out. Nothing for one page or fewer.
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
