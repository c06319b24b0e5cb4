import { useId, useRef, useState } from "react";
import { compressImage, type ImageJob } from "../lib/images";
import { usePreview } from "../lib/usePreview";
import { Button } from "./Button";
import { Icon } from "./Icon";
import { ui } from "./strings";

const text = ui.image;
const types = ["image/png", "image/jpeg", "image/webp"];
const maxBytes = 2 * 1024 * 1024;

/** undefined: as it is stored; null: to be taken away; a file: to be sent. */
export type ImageChange = File | null | undefined;

type Props = {
  label: string;
  /** The stored image's address; '' for none. */
  url: string;
  change: ImageChange;
  onChange: (change: ImageChange) => void;
  /** What the image is made to fit before it travels. */
  size: { maxPx: number; maxBytes: number };
  /** Keeps what is transparent. */
  keepsAlpha?: boolean;
  error?: string | undefined;
};

/** A picture: chosen, made small in a worker, seen before it is sent. A file that cannot be made small goes as it is. */
export function ImagePicker(props: Props) {
  const { label, url, change, onChange, size, keepsAlpha, error } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(change);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (file: File) => {
    setRefusal(null);
    setBusy(true);
    const alpha: Partial<ImageJob> =
      keepsAlpha && file.type !== "image/jpeg" ? { type: "image/webp" } : {};
    const small = await compressImage(file, { ...size, ...alpha });
    setBusy(false);
    if (!types.includes(small.type)) return setRefusal(text.wrongType);
    if (small.size > maxBytes) return setRefusal(text.tooLarge);
    onChange(small);
  };
  const shown = change === undefined ? url : (preview ?? "");
  const message = refusal ?? error;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label} <span className="font-normal text-ink-3">{ui.optional}</span>
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-ink-3">
          {shown ? (
            <img src={shown} alt={label} className="size-full object-contain" />
          ) : (
            <Icon name="image" className="size-6" />
          )}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          className="sr-only"
          tabIndex={-1}
          accept={types.join(",")}
          aria-describedby={message ? `${id}-note` : undefined}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void choose(file);
            event.target.value = "";
          }}
        />
        <Button
          size="sm"
          isBusy={isBusy}
          busyLabel={text.preparing}
          onClick={() => input.current?.click()}
        >
          {shown ? text.replace : text.choose}
        </Button>
        {shown && (
          <Button size="sm" variant="quiet" onClick={() => onChange(url ? null : undefined)}>
            {text.remove}
          </Button>
        )}
      </div>
      {message && (
        <p id={`${id}-note`} className="field-error" role="alert">
          <Icon name="alert" className="size-4" />
          {message}
        </p>
      )}
    </div>
  );
}
