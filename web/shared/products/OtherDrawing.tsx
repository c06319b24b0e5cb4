import type { ReactNode } from "react";
import type { OtherKind } from "./productLook.ts";

const drawings: Record<OtherKind, ReactNode> = {
  lens: (
    <>
      <circle cx="24" cy="24" r="15" fill="#d6eaed" stroke="#5f9aa5" strokeWidth="1.6" />
      <path d="M15 17q4-5 9-5" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M18 36.5l12-25" stroke="#b85c26" strokeWidth="1.5" opacity="0.8" />
    </>
  ),
  spray: (
    <>
      <rect x="16" y="18" width="16" height="23" rx="3.5" fill="#cfe6ea" />
      <path d="M16 29h16v8.5a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 16 37.5Z" fill="#5fb0bf" />
      <path d="M20 18v-5h8v5ZM18 8h9v5h-9z" fill="#0b5563" />
      <path d="M14 9.5h3M12 7.5h2M12 11.5h2" stroke="#5b676b" strokeWidth="1.3" />
    </>
  ),
  case: (
    <>
      <rect x="7" y="16" width="34" height="17" rx="7" fill="#1f5f6b" />
      <path d="M7 23.5h34" stroke="#0b3d47" strokeWidth="1.6" />
      <rect x="21" y="21" width="6" height="5" rx="1.5" fill="#e0a15f" />
    </>
  ),
  cloth: (
    <>
      <path d="M8 14l16-5 16 6-3 18-16 6-12-7Z" fill="#e7b98a" />
      <path d="M8 14l15 7 17-6M23 21l-2 18" stroke="#b97f4b" strokeWidth="1.3" />
    </>
  ),
  contacts: (
    <>
      <rect
        x="9"
        y="11"
        width="30"
        height="27"
        rx="4"
        fill="#e8f2f4"
        stroke="#9fb8bd"
        strokeWidth="1.3"
      />
      <circle cx="24" cy="24.5" r="8" stroke="#2a8497" strokeWidth="2" />
      <circle cx="24" cy="24.5" r="3" fill="#9fd3dc" />
    </>
  ),
  cord: (
    <>
      <path d="M10 12c0 22 28 22 28 0" stroke="#8c4214" strokeWidth="3" />
      <path
        d="M7 11a3 3 0 1 0 6 0 3 3 0 0 0-6 0ZM35 11a3 3 0 1 0 6 0 3 3 0 0 0-6 0Z"
        stroke="#5b676b"
        strokeWidth="1.6"
      />
      <rect x="20" y="25" width="8" height="6" rx="2" fill="#5b676b" />
    </>
  ),
  pads: (
    <path
      d="M17 14c5 0 6 5 5 10s-5 9-8 8-3-6-2-10 2-8 5-8ZM31 14c-5 0-6 5-5 10s5 9 8 8 3-6 2-10-2-8-5-8Z"
      fill="#dfecee"
      stroke="#7fa3aa"
      strokeWidth="1.4"
    />
  ),
  fitting: (
    <path
      d="M12 36 30 18M27 12a8 8 0 0 0 9 9l-5 5a6 6 0 0 1-9-9Z"
      stroke="#0b5563"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  other: (
    <path
      d="M24 8l14 7v18l-14 7-14-7V15ZM10 15l14 7 14-7M24 22v18"
      stroke="#5b676b"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  ),
};

/** Drawing of a product that is not a frame, on a light background. */
export const OtherDrawing = ({ kind }: { kind: OtherKind }) => (
  <svg viewBox="0 0 48 48" fill="none" className="h-[84%]">
    {drawings[kind]}
  </svg>
);
