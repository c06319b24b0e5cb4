type Props = { className?: string; ring?: string; axis?: string };

/** The product's mark, a lens with its axis at 105°, by default in the colour of the text. */
export function Mark({ className = "", ring = "stroke-current", axis = "stroke-current" }: Props) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        d="M16.01 5.8A10.2 10.2 0 0 1 21.11 24.83M15.99 26.2A10.2 10.2 0 0 1 10.89 7.17"
        strokeWidth="4.1"
        className={ring}
      />
      <path d="M12.27 2.09L19.73 29.91" strokeWidth="3.6" strokeLinecap="round" className={axis} />
    </svg>
  );
}

/** Animated mark, shown while something loads. */
export const Loader = ({ className = "size-4.5" }: { className?: string }) => (
  <Mark className={`loader ${className}`} />
);
