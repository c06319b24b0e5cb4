import type { ReactNode } from "react";
import { useUses } from "#api/session/people.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { workshopStrings } from "./workshop.strings.ts";

type Board = "jobs" | "services";
const boards: readonly { key: Board; label: string; href: string }[] = [
  { key: "jobs", label: workshopStrings.jobs, href: paths.workshop },
  { key: "services", label: words.services, href: paths.services() },
];

type Props = {
  current: Board;
  children: ReactNode;
  /** Buttons beside the links, for a header that has no space for them. */
  acts?: ReactNode;
};

/** Links between the boards of jobs and of after-sales. The board of jobs hides them until the first ticket. */
export function WorkshopTabs({ current, children, acts }: Props) {
  const isUsed = useUses("services");
  const isShown = isUsed || current === "services";
  return (
    // Height above the columns, which end with the window: the links take 41 px, with buttons 53, and 12 below.
    <div className={acts ? "[--above:65px]" : isShown ? "[--above:53px]" : ""}>
      {isShown && <Links current={current} acts={acts} />}
      {children}
    </div>
  );
}

const Links = ({ current, acts }: Pick<Props, "current" | "acts">) => (
  <nav
    aria-label={words.workshop}
    className="mb-3 flex items-end gap-5 border-b border-line max-md:gap-2 no-print"
  >
    {boards.map(({ key, label, href }) => (
      <a
        key={key}
        href={href}
        aria-current={key === current ? "page" : undefined}
        className="tab aria-[current=page]:border-brand-mark aria-[current=page]:text-ink"
      >
        {label}
      </a>
    ))}
    {acts && <span className="ml-auto flex gap-2 pb-2">{acts}</span>}
  </nav>
);
