import { words } from "#lib/texts/words.strings.ts";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#ui/page/Button.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { EmptyDrawing } from "#ui/brand/EmptyDrawing.tsx";
import { toast } from "#ui/feedback/toast.ts";

/** CSS classes of a notice, by tone. */
export const noticeTones = {
  ok: { className: "bg-ok-soft text-ok-ink", icon: "circle-check" },
  warn: { className: "bg-warn-soft text-warn-ink", icon: "triangle-alert" },
  bad: { className: "bg-bad-soft text-bad-ink", icon: "triangle-alert" },
  info: { className: "bg-info-soft text-info-ink", icon: "circle-i" },
} as const;
export type NoticeTone = keyof typeof noticeTones;

export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const { className, icon } = noticeTones[tone];
  return (
    <div className={`notice ${className}`} role={tone === "bad" ? "alert" : undefined}>
      <Icon name={icon} className="mt-px size-4.5" />
      <div className="flex-1">{children}</div>
    </div>
  );
}

type ErrorProps = {
  message: string;
  /** Error of the query; each new error object shows a toast. */
  error?: unknown;
  onRetry?: () => void;
};

/** Panel that shows an error, with a toast and a retry. */
export function ErrorPanel({ message, error, onRetry }: ErrorProps) {
  useEffect(() => void toast.error(message), [message, error]);
  return (
    <div className="notice items-center bg-bad-soft text-bad-ink" role="alert">
      <Icon name="triangle-alert" />
      <span className="flex-1">{message}</span>
      {onRetry && (
        <Button size="sm" icon="arrow-circle" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

type EmptyProps = {
  icon: IconName;
  title: string;
  text?: string;
  /** Drawing in place of the icon, for a whole list that is empty or has no results. */
  drawing?: "empty" | "search";
  /** True when the panel is the whole content of a page, whose heading is then its title. */
  isPage?: boolean;
  children?: ReactNode;
};

/** Panel for an empty list, with a proposed next step. */
export function EmptyState({ icon, title, text, drawing, isPage, children }: EmptyProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className="grid justify-items-center gap-1 px-4 py-10 text-center">
      {drawing ? (
        <EmptyDrawing isSearch={drawing === "search"} />
      ) : (
        <Icon name={icon} className="mb-1 size-7 text-ink-3" />
      )}
      <Title className={drawing ? "card-title" : "font-medium"}>{title}</Title>
      {text && <p className="max-w-prose text-ink-2">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

const patienceMs = 150;

/** Reserves the space of loading content; its skeleton appears only after a delay, so that it does not flash. */
export function Waiting({ children }: { children: ReactNode }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" data-skeleton className="min-h-48">
      <span className="sr-only" role="status">
        {words.loading}
      </span>
      <div className={isSlow ? "" : "invisible"}>{children}</div>
    </div>
  );
}

const widths = ["w-3/5", "w-2/5", "w-1/2", "w-1/3"];

/** Skeleton of the rows of a list. */
export const RowsSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <Waiting>
    {Array.from({ length: rows }, (_, index) => (
      <div
        key={index}
        className="flex h-12 items-center gap-4 border-b border-line px-4 last:border-b-0 max-md:h-21"
      >
        <span className="skeleton h-8 w-11 rounded-badge!" />
        <span className="flex-1">
          <span className={`skeleton block h-3 ${widths[index % widths.length]} max-w-48`} />
        </span>
        <span className="skeleton h-3 w-16 max-md:hidden" />
        <span className="skeleton h-3 w-20" />
      </div>
    ))}
  </Waiting>
);
