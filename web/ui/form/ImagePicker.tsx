import { useId, useRef } from "react";
import { picture } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/forms/images.ts";
import { usePreview } from "#lib/forms/usePreview.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { formTexts } from "./form.strings.ts";
import { useImageChoice } from "./useImageChoice.ts";

const text = formTexts.image;

type Props = {
  label: string;
  /** URL of the stored image; '' without one. */
  url: string;
  change: ImageChange;
  onChange: (change: ImageChange) => void;
  /** Limits to which the image is reduced before the upload. */
  size: { maxPx: number; maxBytes: number };
  /** True to keep transparency. */
  keepsAlpha?: boolean;
  error?: string | undefined;
};

/** Image field with a preview. Reduces the image in a worker; if that fails, sends the file unchanged. */
export function ImagePicker(props: Props) {
  const { label, url, change, onChange, size, keepsAlpha, error } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const preview = usePreview(change);
  const { isBusy, refusal, input } = useImageChoice({
    limits: picture,
    size,
    keepsAlpha,
    texts: text,
    onChoose: onChange,
  });
  const shown = change === undefined ? url : (preview ?? "");
  const message = refusal ?? error;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label} <span className="font-normal text-ink-3">{words.optional}</span>
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-ink-3">
          {shown ? (
            <img src={shown} alt={label} className="size-full object-contain" />
          ) : (
            <Icon name="picture" className="size-6" />
          )}
        </span>
        <input
          ref={field}
          id={id}
          aria-describedby={message ? `${id}-note` : undefined}
          {...input}
        />
        <Button
          size="sm"
          isBusy={isBusy}
          busyLabel={text.preparing}
          onClick={() => field.current?.click()}
        >
          {shown ? words.replace : text.choose}
        </Button>
        {shown && (
          <Button size="sm" variant="quiet" onClick={() => onChange(url ? null : undefined)}>
            {words.takeOff}
          </Button>
        )}
      </div>
      {message && (
        <p id={`${id}-note`} className="field-error" role="alert">
          <Icon name="triangle-alert" className="size-4" />
          {message}
        </p>
      )}
    </div>
  );
}
