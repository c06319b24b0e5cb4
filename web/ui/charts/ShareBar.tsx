/** Horizontal bar of a share. Decorative, because the figures are beside it. */
export const ShareBar = ({ share, className = "" }: { share: number; className?: string }) => (
  <span
    className={`block h-2 overflow-hidden rounded-full bg-sunken forced-color-adjust-none [print-color-adjust:exact] ${className}`}
    aria-hidden="true"
  >
    <span
      className="block h-full rounded-full bg-chart-1"
      style={{ width: `${Math.max(share * 100, 0)}%` }}
    />
  </span>
);
