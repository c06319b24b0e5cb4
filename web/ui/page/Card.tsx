import { type ReactNode, useId } from "react";

type Props = {
  title: ReactNode;
  /** Shown at the end of the head. */
  aside?: ReactNode;
  isBusy?: boolean;
  /** The content has the same accessible name. */
  isUnnamed?: boolean;
  className?: string;
  children: ReactNode;
};

/** Card named by its title. */
export function Card({ title, aside, isBusy, isUnnamed, className = "", children }: Props) {
  const id = useId();
  return (
    <section
      className={`card ${className}`}
      aria-labelledby={isUnnamed ? undefined : id}
      aria-busy={isBusy}
    >
      <div className="card-head flex-wrap">
        <h2 id={id} className="card-title flex-1">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** User text with line breaks. */
export const TextCard = ({ title, children }: { title: string; children: string }) => (
  <Card title={title}>
    <p dir="auto" className="p-4 wrap-anywhere whitespace-pre-line text-ink-2">
      {children}
    </p>
  </Card>
);
