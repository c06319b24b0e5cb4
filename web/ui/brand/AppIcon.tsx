import { Mark } from "./Mark.tsx";

/** Icon of the application: the mark on its own background, the same in both themes. */
export const AppIcon = ({ className = "size-9" }: { className?: string }) => (
  <span
    className={`grid shrink-0 place-items-center rounded-control bg-[#0b5563] ${className}`}
    aria-hidden="true"
  >
    <Mark className="size-4/5" ring="stroke-white" axis="stroke-[#f4a764]" />
  </span>
);
