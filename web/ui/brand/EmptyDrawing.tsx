import { Mark } from "./Mark.tsx";
import { TrialFrame } from "./TrialFrame.tsx";

/** Drawing for an empty list: a closed case, or for a search without results a dial. */
export const EmptyDrawing = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <span className="relative mb-2.5 grid size-26 place-items-center" aria-hidden="true">
      <TrialFrame className="inset-0" hasDegrees={false} />
      <Mark className="size-11" ring="stroke-line-strong" axis="stroke-accent" />
    </span>
  ) : (
    <svg viewBox="0 0 190 104" className="mb-3.5 h-26" fill="none" aria-hidden="true">
      <ellipse cx="95" cy="92" rx="82" ry="7" className="fill-sunken" />
      <g className="stroke-brand-mark" strokeWidth="1.5">
        <path d="M36 54C30 22 160 22 154 54" className="fill-surface" />
        <rect x="22" y="54" width="146" height="34" rx="17" className="fill-brand-soft" />
        <path d="M22 71h146" opacity="0.5" />
      </g>
      <rect x="86" y="65" width="18" height="12" rx="4" className="fill-accent" />
    </svg>
  );
