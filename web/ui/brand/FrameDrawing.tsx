/** Drawing of a frame without a photograph. */
export function FrameDrawing({ isTinted = false }: { isTinted?: boolean }) {
  return (
    <svg
      width="264"
      viewBox="0 0 320 124"
      className="max-w-full text-ink-2"
      stroke="currentColor"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        className={isTinted ? "fill-ink-3" : "fill-brand-soft"}
        d="M22 30C38 18 112 16 132 30c10 18 6 62-16 74-24 12-66 10-80-8-14-20-20-48-14-66ZM298 30c-16-12-90-14-110 0-10 18-6 62 16 74 24 12 66 10 80-8 14-20 20-48 14-66Z"
      />
      <path d="M132 38c16-10 40-10 56 0M22 34 4 26M298 34l18-8" />
      <path
        stroke="var(--color-surface)"
        strokeWidth="5"
        d="m44 84 44-52M58 92l44-54M210 84l44-52M224 92l44-54"
      />
    </svg>
  );
}
