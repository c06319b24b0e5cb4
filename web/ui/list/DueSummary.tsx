import { Money } from "#ui/page/Money.tsx";
import { listStrings } from "./list.strings.ts";

/** How many are listed, and what they still ask for: so many invoices, so much to collect. */
export const DueSummary = ({ count, due = 0 }: { count: string; due?: number | undefined }) => (
  <>
    {count}
    {due > 0 && (
      <>
        , <Money dirhams={due} unitClass="text-inherit!" /> {listStrings.toCollect}
      </>
    )}
  </>
);
