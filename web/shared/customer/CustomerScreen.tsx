import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { EyeSide } from "#domain/core/records.ts";
import { eyeSides } from "#domain/core/records.ts";
import {
  formatDioptre,
  formatDistance,
  formatMeasure,
  formatReading,
} from "#domain/optics/format.ts";
import { eyeAsRead, type Eye } from "#domain/optics/optics.ts";
import { company } from "#api/session/session.ts";
import { capital, formatLongDay } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { AxisDial } from "#ui/brand/AxisDial.tsx";
import { CompanyLogo } from "#ui/brand/Logo.tsx";
import { openModal } from "#lib/keys/modals.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { ui } from "#ui/ui.strings.ts";
import { Changes } from "./Changes.tsx";
import { customerStrings } from "./customer.strings.ts";
import type { CustomerContent } from "./customerContent.ts";
import { CustomerPurchase } from "./CustomerPurchase.tsx";

type Props = { content: CustomerContent; onClose: () => void };

/** Full-screen customer view in large text, about this customer only. Pressing Escape twice closes it. */
export function CustomerScreen({ content, onClose }: Props) {
  const { dialog, isAsked } = useTurned(onClose);
  const { name, day, correction, sale, ready } = content;
  const wide = correction && sale ? "lg:grid-cols-[minmax(0,1fr)_26.75rem]" : "";
  return (
    <dialog
      ref={dialog}
      aria-label={customerStrings.title}
      className="enter-fade m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-surface text-ink backdrop:bg-transparent"
    >
      <div tabIndex={-1} autoFocus className="mx-auto max-w-page outline-none">
        <Head isAsked={isAsked} onClose={onClose} />
        <div
          className={`grid grid-cols-[minmax(0,1fr)] items-start gap-8 px-4 pb-10 md:px-10 ${wide} ${correction ? "" : "mx-auto max-w-form"}`}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <div>
              <p className="text-md text-ink-3">{capital(formatLongDay(day))}</p>
              <h1 dir="auto" className="text-xl font-semibold tracking-tight">
                {name || (correction ? customerStrings.correction : customerStrings.nobody)}
              </h1>
            </div>
            {correction && (
              <>
                <div className="grid gap-8 md:grid-cols-2">
                  {eyeSides.map((side) => (
                    <EyeFigures
                      key={side}
                      side={side}
                      eye={eyeAsRead(correction.eyes[side])}
                      near={correction.nears[side]}
                    />
                  ))}
                </div>
                {correction.client && <Changes day={day} {...correction} />}
              </>
            )}
          </div>
          {sale && <CustomerPurchase sale={sale} ready={ready} isNamed={correction !== null} />}
        </div>
      </div>
    </dialog>
  );
}

const patienceMs = 3000;

/** Full-screen dialog. The first Escape asks for a second, so that a customer does not reach the shop's pages. */
function useTurned(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAsked, setAsked] = useState(false);
  const latest = useRef({ onClose, isAsked });
  latest.current = { onClose, isAsked };
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const close = openModal(element);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      if (event.repeat) return;
      if (latest.current.isAsked) latest.current.onClose();
      else setAsked(true);
    };
    // Covers the other ways to close, such as the back gesture of a phone.
    const onClosed = () => latest.current.onClose();
    element.addEventListener("keydown", onKey);
    element.addEventListener("close", onClosed);
    return () => {
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("close", onClosed);
      close();
    };
  }, []);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setAsked(false), patienceMs);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return { dialog, isAsked };
}

const holdMs = 1000;

/**
 * Acts on a mouse click or a key at once; a finger must press for a second, so that a customer's touch does not close
 * the view.
 */
function useHeldClick(onClick: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouch = useRef(false);
  const release = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === "touch";
      if (isTouch.current) timer.current = setTimeout(onClick, holdMs);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => !isTouch.current && onClick(),
  };
}

function Head({ isAsked, onClose }: { isAsked: boolean; onClose: () => void }) {
  const shop = useValue(company);
  const held = useHeldClick(onClose);
  return (
    <header className="flex h-20 items-center gap-3 px-4 md:px-10">
      <CompanyLogo company={shop} />
      <b dir="auto" className="min-w-0 flex-1 truncate">
        {shop?.name ?? ui.product}
      </b>
      <button
        type="button"
        className={`btn btn-quiet btn-sm -mr-2 touch-manipulation font-normal ${isAsked ? "bg-brand-soft text-brand-ink" : "text-ink-3"}`}
        {...held}
      >
        <kbd className="kbd">{words.escapeKey}</kbd>
        <span className="touch:hidden">
          {isAsked ? customerStrings.again : customerStrings.twice}
        </span>
        <span className="hidden touch:inline">{customerStrings.hold}</span>
        <Icon name="cross" className="hidden size-4.5 touch:block" />
      </button>
      <span className="sr-only" role="status">
        {isAsked && `${words.escapeKey} ${customerStrings.again}`}
      </span>
    </header>
  );
}

type EyeProps = { side: EyeSide; eye: Eye; near: Eye | null };

/** One eye: axis dial, large sphere, cylinder and near vision in words. The prism is left out. */
function EyeFigures({ side, eye, near }: EyeProps) {
  const axis = eye.cylinder ? eye.axis : null;
  return (
    <section className="flex min-w-0 items-center gap-4" aria-label={eyeLabels[side].name}>
      <AxisDial
        axis={axis}
        label={eyeLabels.axisLabel(axis ?? 0)}
        isLarge
        className="-ml-2 size-28 lg:-ml-3 lg:size-40"
      />
      <div className="min-w-0 text-md text-ink-2">
        <p>
          <b className="text-ink">{eyeLabels[side].mark}</b> {customerStrings.eyes[side]}
        </p>
        <p className="text-2xl font-semibold tracking-tight whitespace-nowrap text-ink">
          {formatMeasure("sphere", eye.sphere)}
        </p>
        {eye.cylinder ? (
          <p className="mt-1">
            {customerStrings.astigmatism} <b className="text-ink">{formatDioptre(eye.cylinder)}</b>
            {axis !== null && (
              <span className="whitespace-nowrap">
                {" "}
                {customerStrings.at} <b className="text-ink">{formatReading("axis", axis)}</b>
              </span>
            )}
          </p>
        ) : null}
        <NearFigures addition={eye.addition} near={near} />
      </div>
    </section>
  );
}

/** Near vision where it was prescribed, else the addition. */
function NearFigures({ addition, near }: { addition: number | null; near: Eye | null }) {
  if (!near && !addition) return null;
  return (
    <p>
      {near ? customerStrings.givenNear : customerStrings.near}{" "}
      <b className="whitespace-nowrap text-ink">
        {near ? formatDistance(near) : formatDioptre(addition ?? 0)}
      </b>
    </p>
  );
}
