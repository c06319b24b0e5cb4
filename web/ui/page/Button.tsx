import { words } from "#lib/texts/words.strings.ts";
import type { ComponentProps } from "react";
import type { Right } from "#domain/people/permissions.ts";
import { useForeign } from "#lib/approvals.ts";
import { ApprovalMark } from "./ApprovalMark.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Loader } from "#ui/brand/Mark.tsx";

type Variant = "primary" | "secondary" | "danger" | "quiet" | "danger-quiet";
type Size = "sm" | "md" | "lg";
/** CSS classes of each variant, written out in full so that Tailwind finds them. */
export const variants: Record<Variant, string> = {
  primary: "btn-primary",
  secondary: "btn-secondary",
  danger: "btn-danger",
  quiet: "btn-quiet",
  "danger-quiet": "btn-danger-quiet",
};
const sizes: Record<Size, string> = { sm: "btn-sm", md: "", lg: "btn-lg" };

export type ButtonProps = ComponentProps<"button"> & {
  variant?: Variant;
  size?: Size;
  icon?: IconName;
  /** True to show the loader and ignore presses. */
  isBusy?: boolean;
  busyLabel?: string;
  /** Right that the action needs; a small lock shows when it requires an approval. */
  right?: Right;
};

export function Button({
  variant = "secondary",
  size = "md",
  icon,
  isBusy = false,
  busyLabel = words.loading,
  className = "",
  right,
  children,
  ...rest
}: ButtonProps) {
  if (useForeign(right)) return null;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
      className={`btn ${variants[variant]} ${sizes[size]} ${className}`}
    >
      {isBusy ? <Loader /> : icon && <Icon name={icon} />}
      {isBusy ? busyLabel : children}
      <ApprovalMark right={right} />
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, "icon" | "children" | "title" | "isBusy" | "busyLabel"> & {
  icon: IconName;
  label: string;
};

/** CSS classes for the corner of an icon button. */
export const cornerClass = "absolute right-0.5 bottom-0.5";

/** Button with only an icon; its label is the accessible name and the tooltip. */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  size = "md",
  className = "",
  right,
  ...rest
}: IconButtonProps) {
  if (useForeign(right)) return null;
  const width = size === "sm" ? "btn-sm w-8 px-0 touch:w-11" : "btn-icon";
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip={label}
      // Only the lock needs `relative`, since the caller decides how the button is positioned.
      className={`btn ${right ? "relative" : ""} ${variants[variant]} ${width} ${className}`}
    >
      <Icon name={icon} />
      <ApprovalMark right={right} className={cornerClass} />
    </button>
  );
}
