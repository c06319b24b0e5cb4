import { useRef } from "react";
import { usePreview } from "#lib/forms/usePreview.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import type { ImageChange } from "#lib/forms/images.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useImageChoice } from "#ui/form/useImageChoice.ts";

/** Size limits of the stored photograph, on which handwriting must stay readable. */
const photoSize = { maxPx: 2000, maxBytes: 1024 * 1024 };

/** Sentences about the file. */
export type FileTexts = Record<
  | "hint"
  | "take"
  | "choose"
  | "keep"
  | "stored"
  | "willGo"
  | "wrongType"
  | "tooLarge"
  | "preparing",
  string
>;
type Props = {
  title: string;
  /** Alternative text of the picture. */
  alt: string;
  texts: FileTexts;
  limits: { types: readonly string[]; maxBytes: number };
  stored: string;
  change: ImageChange;
  onChange: (change: ImageChange) => void;
  className?: string;
};

/** Chooses a photograph or PDF of a paper, by camera or from files; it is uploaded after the save. */
export function FileStrip(props: Props) {
  const { title, alt, texts, limits, change, onChange, className = "" } = props;
  const preview = usePreview(change);
  const { isBusy, refusal, input } = useImageChoice({
    limits,
    size: photoSize,
    texts,
    onChoose: onChange,
  });
  const { field, pick } = useCameraOrFile();
  return (
    <div className={`flex flex-wrap items-center gap-3 px-4 py-3 ${className}`}>
      {preview && (
        <img
          src={preview}
          alt={alt}
          className="size-14 rounded-control border border-line object-cover"
        />
      )}
      <div className="flex-1 min-w-56">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-ink-3" role="status">
          {isBusy ? texts.preparing : detailOf(props)}
        </p>
        {refusal && (
          <p className="field-error" role="alert">
            <Icon name="triangle-alert" className="size-4" />
            <bdi dir="auto">{refusal}</bdi>
          </p>
        )}
      </div>
      <input ref={field} aria-label={title} {...input} />
      <div className="flex flex-wrap gap-2">
        <FileButtons {...props} pick={pick} />
      </div>
    </div>
  );
}

/** File input, and the function that opens it for the camera or for files. */
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

/** Describes the stored file, or what the save will change. */
function detailOf({ stored, change, texts }: Props): string {
  if (change) return change.name;
  if (!stored) return texts.hint;
  return change === null ? texts.willGo : texts.stored;
}

type ButtonsProps = Props & { pick: (isCamera: boolean) => void };

function FileButtons({ texts, stored, change, onChange, pick }: ButtonsProps) {
  const hasFile = change === undefined ? stored !== "" : change !== null;
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary btn-sm md:hidden"
        onClick={() => pick(true)}
      >
        <Icon name="picture" />
        {texts.take}
      </button>
      <button type="button" className="btn btn-secondary btn-sm" onClick={() => pick(false)}>
        {hasFile ? words.replace : texts.choose}
      </button>
      {hasFile && (
        <QuietButton onClick={() => onChange(stored ? null : undefined)}>
          {words.takeOff}
        </QuietButton>
      )}
      {change === null && stored && (
        <QuietButton onClick={() => onChange(undefined)}>{texts.keep}</QuietButton>
      )}
    </>
  );
}

const QuietButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" className="btn btn-quiet btn-sm" onClick={onClick}>
    {children}
  </button>
);
