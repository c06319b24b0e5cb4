import { useForeign } from "#lib/approvals.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ApprovalMark } from "./ApprovalMark.tsx";
import { cornerClass, variants, type ButtonProps } from "./Button.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";

type Props = { href: string; variant?: NonNullable<ButtonProps["variant"]>; className?: string };

/** Link that looks like a button, and can be opened in a new tab. */
export function ButtonLink({
  href,
  variant = "secondary",
  icon,
  className = "",
  children,
}: Props & { icon?: IconName; children: string }) {
  const isForeign = useForeign(undefined, href);
  const isAway = href.startsWith("http");
  if (isForeign) return null;
  return (
    <a
      href={href}
      className={`btn ${variants[variant]} ${className}`}
      target={isAway ? "_blank" : undefined}
      rel={isAway ? "noreferrer" : undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
      <ApprovalMark href={href} />
    </a>
  );
}

export const EditLink = (props: Props) => (
  <ButtonLink {...props} icon="pencil">
    {words.edit}
  </ButtonLink>
);

export const PrintLink = (props: Props) => (
  <ButtonLink {...props} icon="printer">
    {words.print}
  </ButtonLink>
);

export function IconLink({
  href,
  icon,
  label,
  variant = "quiet",
  className = "",
  ...rest
}: Props & { icon: IconName; label: string; "data-letter"?: string | undefined }) {
  if (useForeign(undefined, href)) return null;
  return (
    <a
      {...rest}
      href={href}
      className={`btn relative ${variants[variant]} btn-sm w-8 px-0 touch:w-11 ${className}`}
      aria-label={label}
      data-tooltip={label}
    >
      <Icon name={icon} />
      <ApprovalMark href={href} className={cornerClass} />
    </a>
  );
}
