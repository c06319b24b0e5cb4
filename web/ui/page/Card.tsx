import { type ReactNode, useId } from "react";

type Props = {
  title: ReactNode;
  /** Content at the end of the head. */
  aside?: ReactNode;
  isBusy?: boolean;
  /** True when the content already has this accessible name. */
  isUnnamed?: boolean;
  className?: string;
  children: ReactNode;
};

/** Card with a title, which is its accessible name. */
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

/** Card with a text that a person typed, including its line breaks. */
export const TextCard = ({ title, children }: { title: string; children: string }) => (
  <Card title={title}>
    <p dir="auto" className="p-4 wrap-anywhere whitespace-pre-line text-ink-2">
      {children}
    </p>
  </Card>
);
