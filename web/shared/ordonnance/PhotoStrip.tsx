import { useRef } from "react";
import { collections } from "#domain/core/records.ts";
import { usePreview } from "#lib/forms/usePreview.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import type { ImageChange } from "#lib/forms/images.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useImageChoice } from "#ui/form/useImageChoice.ts";
import { ordonnanceStrings as strings } from "./ordonnance.strings.ts";

const limits = collections.optique_prescriptions.image;
/** Handwriting must stay readable. */
const photoSize = { maxPx: 2000, maxBytes: 1024 * 1024 };

export type PhotoChange = ImageChange;
type Props = { stored: string; change: PhotoChange; onChange: (change: PhotoChange) => void };

/** Photograph of an ordonnance, from camera or file, uploaded after the save. */
export function PhotoStrip(props: Props) {
  const { change, onChange } = props;
  const preview = usePreview(change);
  const { isBusy, refusal, input } = useImageChoice({
    limits,
    size: photoSize,
    texts: strings,
    onChoose: onChange,
  });
  const { field, pick } = useCameraOrFile();
  return (
    <div className="px-4 py-3 flex flex-wrap items-center gap-3 border-b border-line bg-brand-soft/50">
      {preview && (
        <img
          src={preview}
          alt={words.ordonnancePhoto}
          className="size-14 rounded-control border border-line object-cover"
        />
      )}
      <div className="flex-1 min-w-56">
        <p className="font-medium">{words.ordonnance}</p>
        <p className="text-sm text-ink-3" role="status">
          {isBusy ? strings.preparing : factOf(props)}
        </p>
        {refusal && (
          <p className="field-error" role="alert">
            <Icon name="triangle-alert" className="size-4" />
            <bdi dir="auto">{refusal}</bdi>
          </p>
        )}
      </div>
      <input ref={field} aria-label={words.ordonnance} {...input} />
      <div className="flex flex-wrap gap-2">
        <PhotoButtons {...props} pick={pick} />
      </div>
    </div>
  );
}

/** File input with its buttons: camera or files. */
function useCameraOrFile() {
  const field = useRef<HTMLInputElement>(null);
  const pick = (isCamera: boolean) => {
    if (!field.current) return;
    if (isCamera) field.current.setAttribute("capture", "environment");
    else field.current.removeAttribute("capture");
    field.current.click();
  };
  return { field, pick };
}

/** Current photograph, and what the save will do. */
function factOf({ stored, change }: Props): string {
  if (change) return change.name;
  if (!stored) return strings.hint;
  return change === null ? strings.willGo : strings.stored;
}

type ButtonsProps = Props & { pick: (isCamera: boolean) => void };

function PhotoButtons({ stored, change, onChange, pick }: ButtonsProps) {
  const hasPhoto = change === undefined ? stored !== "" : change !== null;
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary btn-sm md:hidden"
        onClick={() => pick(true)}
      >
        <Icon name="picture" />
        {strings.take}
      </button>
      <button type="button" className="btn btn-secondary btn-sm" onClick={() => pick(false)}>
        {hasPhoto ? words.replace : strings.choose}
      </button>
      {hasPhoto && (
        <QuietButton onClick={() => onChange(stored ? null : undefined)}>
          {words.takeOff}
        </QuietButton>
      )}
      {change === null && stored && (
        <QuietButton onClick={() => onChange(undefined)}>{strings.keep}</QuietButton>
      )}
    </>
  );
}

const QuietButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" className="btn btn-quiet btn-sm" onClick={onClick}>
    {children}
  </button>
);
