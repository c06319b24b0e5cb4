/** Mark of the product. */
export function Wordmark({ className = "size-9" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 36 36"
      className={`${className} shrink-0 rounded-control bg-brand text-on-brand`}
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
        <circle cx="11.5" cy="18.5" r="5.2" />
        <circle cx="24.5" cy="18.5" r="5.2" />
        <path d="M16.7 18c.8-.9 1.8-.9 2.6 0M6.3 17l-1-2.4M29.7 17l1-2.4" />
      </g>
    </svg>
  );
}
