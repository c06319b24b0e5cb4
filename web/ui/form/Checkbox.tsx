import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "className"> & { children: ReactNode };

/** Checkbox with label, of touch size on a phone. */
export function Checkbox({ children, ...input }: Props) {
  return (
    <label className="flex min-h-9 items-center gap-2 touch:min-h-11">
      <input type="checkbox" className="size-4 shrink-0 max-md:size-6" {...input} />
      {children}
    </label>
  );
}
