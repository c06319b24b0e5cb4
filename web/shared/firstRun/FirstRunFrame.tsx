import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#ui/brand/Icon.tsx";
import { TrialFrame } from "#ui/brand/TrialFrame.tsx";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { ui } from "#ui/ui.strings.ts";
import { firstRunTexts as text } from "./firstRun.strings.ts";

type Props = {
  step: 0 | 1 | 2;
  title: string;
  intro: string;
  /** Live preview of the invoice. */
  paper: ReactNode;
  children: ReactNode;
};

/** Zoom of the invoice on the dark panel. */
export const panelZoom = "[zoom:0.72]";

/** Frame of a step of the first run: progress and fields, beside the invoice that they fill in. */
export function FirstRunFrame({ step, title, intro, paper, children }: Props) {
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focuses the title: the button pressed in the previous step is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,37.5rem)]">
      <main className="mx-auto flex w-full max-w-180 min-w-0 flex-col px-4 py-6 sm:px-14 sm:py-9">
        <div className="flex items-center justify-between gap-4">
          <Wordmark />
          <span className="text-sm text-ink-3">{text.duration}</span>
        </div>
        <Steps current={step} />
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-h1 font-semibold tracking-[-0.026em] wrap-anywhere outline-none"
        >
          {title}
        </h1>
        <p className="mt-2 mb-6 text-md text-ink-2">{intro}</p>
        {children}
      </main>
      <aside
        aria-label={ui.yourShop}
        className="relative m-3 ml-0 grid place-items-center overflow-hidden rounded-panel bg-deep text-on-deep max-lg:hidden"
      >
        <TrialFrame isOnDeep hasDegrees={false} className="top-1/2 left-1/2 w-160 -translate-1/2" />
        <div className="relative">{paper}</div>
      </aside>
    </div>
  );
}

/** A tick for what is done, a ring for the current step, a number for later ones. */
const Steps = ({ current }: { current: number }) => (
  <ol aria-label={text.stepsName} className="my-10 flex items-center gap-3 max-sm:my-8 sm:gap-4">
    {text.steps.map((name, place) => (
      <li
        key={name}
        aria-current={place === current ? "step" : undefined}
        className="flex items-center gap-2.5 not-first:before:h-px not-first:before:w-6 not-first:before:bg-line sm:not-first:before:mr-1.5 sm:not-first:before:w-11"
      >
        <span
          aria-hidden="true"
          className={`grid size-6.5 shrink-0 place-items-center rounded-full text-sm font-semibold ${circleOf(place - current)}`}
        >
          {place < current ? <Icon name="check" className="size-4" /> : place + 1}
        </span>
        <span
          dir="auto"
          className={place === current ? "font-semibold" : "text-ink-2 max-sm:sr-only"}
        >
          {name}
        </span>
        {place < current && <span className="sr-only">{text.done}</span>}
      </li>
    ))}
  </ol>
);

const circleOf = (ahead: number): string =>
  ahead < 0
    ? "bg-brand text-on-brand"
    : ahead === 0
      ? "border-2 border-brand-mark text-brand-ink"
      : "border border-line-strong text-ink-3";

/** Buttons at the end of a step, the primary last. */
export const StepFoot = ({ children }: { children: ReactNode }) => (
  <div className="mt-auto flex flex-wrap items-center justify-end gap-2 pt-8">{children}</div>
);
