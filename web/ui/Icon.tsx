import type { ReactNode } from "react";

/** The paths of look/icons.svg: 24 px grid, 1.5 stroke; marks on a 10 px grid. */
const paths = {
  dashboard: (
    <>
      <path d="M4 13.5a8 8 0 1 1 16 0" />
      <path d="m12 13.5 3.5-4" />
      <path d="M4 17.5h16" />
    </>
  ),
  clients: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.75 19.5c.5-3.4 3-5.5 6.25-5.5s5.75 2.1 6.25 5.5" />
      <path d="M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c1.8.8 2.9 2.5 3.25 4.9" />
    </>
  ),
  prescription: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  glasses: (
    <>
      <circle cx="6.5" cy="14" r="3.75" />
      <circle cx="17.5" cy="14" r="3.75" />
      <path d="M10.25 13.25c.9-1 2.6-1 3.5 0M2.75 13.5 5 6.5h1.5M21.25 13.5 19 6.5h-1.5" />
    </>
  ),
  stock: (
    <>
      <path d="M12 3.5 20 7.5v9l-8 4-8-4v-9l8-4Z" />
      <path d="m4 7.5 8 4 8-4M12 11.5v9" />
    </>
  ),
  invoice: (
    <>
      <path d="M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 19.7V3.5Z" />
      <path d="M9.5 8.5h5M9.5 12.5h5" />
    </>
  ),
  stats: (
    <>
      <path d="M4 20h16" />
      <path d="M6.5 16.5v-5M12 16.5v-11M17.5 16.5v-8" />
    </>
  ),
  supplier: (
    <>
      <path d="M2.75 6h11.5v10.5H2.75zM14.25 9.5h3.7l3.3 3.5v3.5h-7" />
      <circle cx="7" cy="17.5" r="1.75" />
      <circle cx="17" cy="17.5" r="1.75" />
    </>
  ),
  company: (
    <>
      <path d="M4.5 10v10h15V10" />
      <path d="M3 9.5 5 4h14l2 5.5a2.8 2.8 0 0 1-4.5 1.2 3 3 0 0 1-4.5 0 3 3 0 0 1-4.5 0A2.8 2.8 0 0 1 3 9.5Z" />
      <path d="M9.5 20v-5h5v5" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </>
  ),
  plus: (
    <>
      <path d="M12 5v14M5 12h14" />
    </>
  ),
  minus: (
    <>
      <path d="M5 12h14" />
    </>
  ),
  edit: (
    <>
      <path d="m4.5 16.5-.7 3.7 3.7-.7L19 8a2.1 2.1 0 0 0-3-3L4.5 16.5Z" />
      <path d="m14 7 3 3" />
    </>
  ),
  trash: (
    <>
      <path d="M4.5 6.5h15M9 6.5v-2h6v2M6.5 6.5l.8 13h9.4l.8-13M10.25 10.5v5.5M13.75 10.5v5.5" />
    </>
  ),
  print: (
    <>
      <path d="M7 9V3.75h10V9M7 17.5H3.75V9h16.5v8.5H17" />
      <path d="M7 14.25h10v6H7z" />
    </>
  ),
  check: (
    <>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </>
  ),
  close: (
    <>
      <path d="m6 6 12 12M18 6 6 18" />
    </>
  ),
  "chevron-down": (
    <>
      <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
    </>
  ),
  "chevron-right": (
    <>
      <path d="m9.5 6.5 5.5 5.5-5.5 5.5" />
    </>
  ),
  "chevron-left": (
    <>
      <path d="m14.5 6.5-5.5 5.5 5.5 5.5" />
    </>
  ),
  "arrow-left": (
    <>
      <path d="M19 12H5m6-6-6 6 6 6" />
    </>
  ),
  "arrow-right": (
    <>
      <path d="M5 12h14m-6-6 6 6-6 6" />
    </>
  ),
  bell: (
    <>
      <path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5l1.5-1.5Z" />
      <path d="M10 20.5h4" />
    </>
  ),
  message: (
    <>
      <path d="M20.25 11.75a8 8 0 0 1-11.7 7.1L4 20.25l1.4-4.3a8 8 0 1 1 14.85-4.2Z" />
    </>
  ),
  phone: (
    <>
      <path d="M8.5 4h-4c-.3 8.7 7 16 15.5 15.5v-4l-4-1.5-2 2a13 13 0 0 1-5.5-5.5l2-2L8.5 4Z" />
    </>
  ),
  mail: (
    <>
      <path d="M3.5 5.5h17v13h-17z" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21s6.5-5.6 6.5-11a6.5 6.5 0 1 0-13 0c0 5.4 6.5 11 6.5 11Z" />
      <circle cx="12" cy="10" r="2.25" />
    </>
  ),
  calendar: (
    <>
      <path d="M4 5.5h16v14.5H4zM4 10h16M8.5 3v4M15.5 3v4" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  alert: (
    <>
      <path d="M12 4 21 19.5H3L12 4Z" />
      <path d="M12 10v4.5M12 16.9v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 11v5M12 8v.1" />
    </>
  ),
  done: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="m8.25 12.3 2.6 2.6 4.9-5.2" />
    </>
  ),
  upload: (
    <>
      <path d="M12 15.5V4m-4.5 4.5L12 4l4.5 4.5M4.5 15.5V20h15v-4.5" />
    </>
  ),
  download: (
    <>
      <path d="M12 4v11.5m-4.5-4.5 4.5 4.5 4.5-4.5M4.5 15.5V20h15v-4.5" />
    </>
  ),
  refresh: (
    <>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />
    </>
  ),
  filter: (
    <>
      <path d="M4 6.5h16M7 12h10M10 17.5h4" />
    </>
  ),
  menu: (
    <>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </>
  ),
  more: (
    <>
      <path d="M5.5 12h.1M12 12h.1M18.5 12h.1" strokeWidth="2.5" />
    </>
  ),
  logout: (
    <>
      <path d="M14 4H5v16h9M10 12h10.5m-4-4 4 4-4 4" />
    </>
  ),
  panel: (
    <>
      <path d="M3.5 5h17v14h-17zM9.5 5v14" />
    </>
  ),
  copy: (
    <>
      <path d="M8.5 8.5h11v11h-11z" />
      <path d="M15.5 8.5v-4h-11v11h4" />
    </>
  ),
  swap: (
    <>
      <path d="M4.5 8.5h14m-4-4 4 4-4 4" transform="translate(0 -1)" />
      <path d="M19.5 16.5h-14m4-4-4 4 4 4" transform="translate(0 .5)" />
    </>
  ),
  paste: (
    <>
      <path d="M8.5 5H5v15.5h14V5h-3.5" />
      <path d="M8.5 3.5h7v3.5h-7zM8.5 12h7M8.5 16h4.5" />
    </>
  ),
  cash: (
    <>
      <path d="M3 6.5h18v11H3z" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M6 12h.1M18 12h.1" />
    </>
  ),
  card: (
    <>
      <path d="M3 5.5h18v13H3zM3 10h18M6.5 14.5h4" />
    </>
  ),
  bank: (
    <>
      <path d="m3.5 9 8.5-5 8.5 5h-17ZM4 20h16M6.5 9v8M10.25 9v8M13.75 9v8M17.5 9v8M5 17h14" />
    </>
  ),
  cheque: (
    <>
      <path d="M3 6.5h18v11H3zM6 10.5h6M6 14h3" />
      <path d="M13.5 14.5c1.2-2 2-2 2.2-.5.2 1 1.2.8 2.3-.5" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6l7-2.5Z" />
      <path d="m9 12 2.2 2.2L15 10" />
    </>
  ),
  share: (
    <>
      <circle cx="6" cy="12" r="2.5" />
      <circle cx="17.5" cy="6" r="2.5" />
      <circle cx="17.5" cy="18" r="2.5" />
      <path d="m8.25 10.85 7-3.7M8.25 13.15l7 3.7" />
    </>
  ),
  image: (
    <>
      <path d="M3.5 5h17v14h-17z" />
      <circle cx="8.5" cy="9.75" r="1.5" />
      <path d="m4 17.5 5-4.5 3.5 3 3.5-3.5 4.5 4.5" />
    </>
  ),
  "eye-off": (
    <>
      <path d="M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6 7.7A16.5 16.5 0 0 0 2.5 12s3.5 6.5 9.5 6.5c1.6 0 3-.4 4.2-1.1" />
    </>
  ),
  wifi: (
    <>
      <path d="M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.3a3.6 3.6 0 0 1 5 0M12 19.5h.1" />
    </>
  ),
  users: (
    <>
      <circle cx="12" cy="8.5" r="3.5" />
      <path d="M5.5 19.5c.5-3.4 3-5.5 6.5-5.5s6 2.1 6.5 5.5" />
    </>
  ),
  "mark-none": (
    <>
      <circle cx="5" cy="5" r="3.75" fill="none" strokeWidth="1.5" />
    </>
  ),
  "mark-half": (
    <>
      <circle cx="5" cy="5" r="3.75" fill="none" strokeWidth="1.5" />
      <path d="M5 1.25a3.75 3.75 0 0 0 0 7.5Z" fill="currentColor" stroke="none" />
    </>
  ),
  "mark-full": (
    <>
      <circle cx="5" cy="5" r="4.5" fill="currentColor" stroke="none" />
    </>
  ),
  "mark-cross": (
    <>
      <path d="m2 2 6 6M8 2 2 8" strokeWidth="1.75" />
    </>
  ),
  "mark-low": (
    <>
      <path d="M5 1.5v4.25M5 8.4v.1" strokeWidth="1.75" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof paths;

/** Always beside a word, or in a button that has a name: never read out itself. */
export function Icon({ name, className = "size-4.5" }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`${className} shrink-0`}
      viewBox={name.startsWith("mark-") ? "0 0 10 10" : "0 0 24 24"}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths[name]}
    </svg>
  );
}
