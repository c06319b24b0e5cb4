import type { ReactNode } from "react";
import { Icon } from "../../../ui/Icon";
import { clashText, formStrings } from "./form.strings";
import type { Conflict } from "./usePrescriptionSave";

const strings = formStrings.conflict;
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
          {formStrings.draft.ignore}
        </button>
      }
    >
      {formStrings.draft.restored}
    </FormNotice>
  );
}

type ConflictProps = {
  conflict: Conflict;
  onMerge: () => void;
  onDiscard: () => void;
  onRenew: () => void;
};

/** Another station saved or deleted the document meanwhile: what to do, without losing what is typed. */
export function ConflictNotice({ conflict, onMerge, onDiscard, onRenew }: ConflictProps) {
  switch (conflict.kind) {
    case "modified":
      return (
        <FormNotice
          tone="warn"
          role="alert"
          actions={
            <>
              <button type="button" className="btn btn-quiet btn-sm" onClick={onDiscard}>
                {strings.discard}
              </button>
              <button type="button" className="btn btn-secondary btn-sm" onClick={onMerge}>
                {strings.merge}
              </button>
            </>
          }
        >
          <b className="font-semibold">{conflict.message}</b> {strings.modifiedHint}
        </FormNotice>
      );
    case "deleted":
      return (
        <FormNotice
          tone="warn"
          role="alert"
          actions={
            <button type="button" className="btn btn-secondary btn-sm" onClick={onRenew}>
              {strings.saveAsNew}
            </button>
          }
        >
          <b className="font-semibold">{conflict.message}</b> {strings.modifiedHint}
        </FormNotice>
      );
    case "merged":
      return (
        <FormNotice tone="info">
          {strings.merged}
          {conflict.clashes.length > 0 && (
            <b className="font-semibold">
              {" "}
              {strings.clashes(conflict.clashes.map(clashText).join(", "))}
            </b>
          )}
        </FormNotice>
      );
    case "renewed":
      return <FormNotice tone="info">{strings.renewed}</FormNotice>;
  }
}
