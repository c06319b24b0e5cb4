import type { ReactNode } from "react";
import { Icon } from "#ui/brand/Icon.tsx";
import { type NoticeTone, noticeTones } from "#ui/feedback/Panel.tsx";

type NoticeProps = {
  tone: NoticeTone;
  role?: "alert" | "status";
  children: ReactNode;
  actions?: ReactNode;
};

/** Notice above a form, with optional actions. */
export function FormNotice({ tone, role = "status", children, actions }: NoticeProps) {
  const { className, icon } = noticeTones[tone];
  return (
    <div className={`notice flex-wrap items-center ${className}`} role={role}>
      <Icon name={icon} />
      <div className="flex-1 min-w-56">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
