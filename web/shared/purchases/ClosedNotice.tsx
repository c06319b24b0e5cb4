import { useWatch } from "react-hook-form";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { closedText, useClosedUntil } from "./closedDays.ts";

type Props = {
  /** Field of the form whose day it is about. */
  path: string;
  /** `booked`: a paper that keeps its day; `refused`: a day that no save takes. */
  kind: "booked" | "refused";
};

/** Says from which day on a form may be dated; nothing of an open day. */
export function ClosedNotice({ path, kind }: Props) {
  const day: unknown = useWatch({ name: path });
  const said = closedText(kind, typeof day === "string" ? day : "", useClosedUntil());
  return (
    said && (
      <FormNotice tone={kind === "booked" ? "info" : "warn"} role="status">
        {said}
      </FormNotice>
    )
  );
}
