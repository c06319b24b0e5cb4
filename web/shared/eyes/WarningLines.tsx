import { Children, type ReactNode } from "react";
import { Icon } from "#ui/brand/Icon.tsx";
import { eyesStrings } from "./eyes.strings.ts";

type LinesProps = {
  /** True at the end of the card, for its padding. */
  isLast?: boolean;
  children: ReactNode;
};

/** Amber warnings under the measures, which never block a save. Renders nothing without a line. */
export const WarningLines = ({ isLast = false, children }: LinesProps) => (
  <div role="status">
    {Children.count(children) > 0 && (
      <div
        className={`border-t border-line bg-warn-soft/50 px-4 py-1.5 ${isLast ? "rounded-b-card" : ""}`}
      >
        {children}
      </div>
    )}
  </div>
);

type Props = {
  id?: string;
  /** Eye that the warning is about; absent where its text names the eyes. */
  side?: keyof typeof eyesStrings.sides;
  action?: ReactNode;
  children: ReactNode;
};

export const WarningLine = ({ id, side, action, children }: Props) => (
  <div id={id} className="flex items-start gap-2 py-1.5 text-base">
    <Icon name="triangle-alert" className="mt-px size-4.5 text-warn" />
    <p className="flex-1 text-ink-2">
      {side && (
        <>
          <b className="font-semibold text-ink">{eyesStrings.sides[side]}</b>&nbsp;:{" "}
        </>
      )}
      {children}
    </p>
    {action}
  </div>
);
