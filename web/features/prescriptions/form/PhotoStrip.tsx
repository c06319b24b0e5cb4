import { useRef, useState } from "react";
import { collections } from "../../../../pb_hooks/domain/records";
import { compressImage } from "../../../lib/images";
import { usePreview } from "../../../lib/usePreview";
import { Icon } from "../../../ui/Icon";
import { formStrings } from "./form.strings";

const strings = formStrings.photo;
const limits = collections.optique_prescriptions.image;
/** Small writing must stay readable. */
const photoSize = { maxPx: 2000, maxBytes: 1024 * 1024 };

/** undefined: as it is stored; null: to be taken away; a file: to be sent. */
export type PhotoChange = File | null | undefined;
type Props = { stored: string; change: PhotoChange; onChange: (change: PhotoChange) => void };

function useChoose(onChange: (change: PhotoChange) => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const choose = async (file: File) => {
    setError(null);
    setBusy(true);
    // A photograph in a form the server does not take may still be one that this browser can turn into a JPEG.
    const small = await compressImage(file, photoSize);
    setBusy(false);
    if (!limits.types.some((type) => type === small.type)) return setError(strings.wrongType);
    if (small.size > limits.maxBytes) return setError(strings.tooLarge);
    onChange(small);
  };
  return { isBusy, error, choose };
}

/** The photographed ordonnance: from the camera or a file, sent after the save. */
export function PhotoStrip({ stored, change, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(change);
  const { isBusy, error, choose } = useChoose(onChange);
  const hasPhoto = change === undefined ? stored !== "" : change !== null;
  const pick = (isCamera: boolean) => {
    if (!input.current) return;
    input.current.toggleAttribute("capture", isCamera);
    if (isCamera) input.current.setAttribute("capture", "environment");
    input.current.click();
  };
  const fact = isBusy
    ? strings.preparing
    : change === null && stored
      ? strings.willGo
      : change
        ? change.name
        : stored
          ? strings.stored
          : strings.hint;
  return (
    <div className="px-4 py-3 flex flex-wrap items-center gap-3 border-b border-line bg-brand-soft/50">
      {preview && (
        <img
          src={preview}
          alt={strings.alt}
          className="size-14 rounded-control border border-line object-cover"
        />
      )}
      <div className="flex-1 min-w-56">
        <p className="font-semibold">{strings.label}</p>
        <p className="text-sm text-ink-3" role="status">
          {fact}
        </p>
        {error && (
          <p className="field-error" role="alert">
            <Icon name="alert" className="size-4" />
            {error}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={strings.label}
        accept={limits.types.join(",")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void choose(file);
          event.target.value = "";
        }}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-secondary btn-sm md:hidden"
          onClick={() => pick(true)}
        >
          <Icon name="image" />
          {strings.take}
        </button>
        <button type="button" className="btn btn-secondary btn-sm" onClick={() => pick(false)}>
          {hasPhoto ? strings.replace : strings.choose}
        </button>
        {hasPhoto && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => onChange(stored ? null : undefined)}
          >
            {strings.remove}
          </button>
        )}
        {change === null && stored && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => onChange(undefined)}
          >
            {strings.keep}
          </button>
        )}
      </div>
    </div>
  );
}
