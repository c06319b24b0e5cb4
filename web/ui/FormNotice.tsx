import type { ReactNode } from "react";
import { Icon } from "./Icon";
import { ui } from "./strings";

type NoticeProps = {
  tone: "warn" | "bad" | "info";
  role?: "alert" | "status";
  children: ReactNode;
  actions?: ReactNode;
};

const tones = {
  warn: "bg-warn-soft text-warn-ink",
  bad: "bg-bad-soft text-bad-ink",
  info: "bg-info-soft text-info-ink",
} as const;

/** A sentence above a form, with what can be done about it. */
export function FormNotice({ tone, role = "status", children, actions }: NoticeProps) {
  return (
    <div className={`notice flex-wrap items-center ${tones[tone]}`} role={role}>
      <Icon name={tone === "info" ? "info" : "alert"} />
      <div className="flex-1 min-w-56">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

/** The draft was brought back: what was typed last time, and the way to leave it. */
export function DraftNotice({ onIgnore }: { onIgnore: () => void }) {
  return (
    <FormNotice
      tone="info"
      actions={
        <button type="button" className="btn btn-secondary btn-sm" onClick={onIgnore}>
          {ui.draftIgnore}
        </button>
      }
    >
      {ui.draftRestored}
    </FormNotice>
  );
}
