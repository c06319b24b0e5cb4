import { type ReactNode, useId } from "react";

type Props = {
  title: ReactNode;
  /** At the end of the head. */
  aside?: ReactNode;
  isBusy?: boolean;
  /** What is inside has the same name, and says it. */
  isUnnamed?: boolean;
  className?: string;
  children: ReactNode;
};

/** A card with its title, which names it for those who do not see it. */
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

/** What somebody wrote, its lines kept. */
export const TextCard = ({ title, children }: { title: string; children: string }) => (
  <Card title={title}>
    <p className="p-4 wrap-anywhere whitespace-pre-line text-ink-2">{children}</p>
  </Card>
);
