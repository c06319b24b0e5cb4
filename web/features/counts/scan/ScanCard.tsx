import { useState } from "react";
import { searchProducts } from "#api/stock/products.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Combobox, Opens } from "#ui/form/Combobox.tsx";
import { FieldError } from "#ui/form/DayField.tsx";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";
import { Button } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { ui } from "#ui/ui.strings.ts";
import { countsStrings } from "../counts.strings.ts";
import { CameraPanel } from "./CameraPanel.tsx";
import { hasCamera } from "./camera.ts";
import { isSounding, toggleSound } from "./sounds.ts";
import type { FieldScans } from "./useFieldScans.ts";

const text = countsStrings.scan;
type Props = { fields: FieldScans };

function Quantity({ fields: { quantity } }: Props) {
  const { id, value, error, onType, onKeyDown } = quantity;
  return (
    <div className="w-24 shrink-0">
      <label className="label" htmlFor={id}>
        {words.quantity}
      </label>
      <input
        id={id}
        name="quantity"
        className="field field-num h-12 text-md"
        inputMode="numeric"
        autoComplete="off"
        placeholder="1"
        value={value}
        aria-invalid={error !== "" || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function Code({ fields: { code } }: Props) {
  const isPhone = useIsPhone();
  return (
    <div className="relative min-w-0 flex-1">
      <label className="label" htmlFor={code.id}>
        {text.field}
      </label>
      <Icon
        name="barcode"
        className="pointer-events-none absolute bottom-3.5 left-3 size-5 text-ink-3"
      />
      <input
        id={code.id}
        className="field h-12 pl-10 text-md"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        placeholder={isPhone ? "" : text.placeholder}
        // Not on a phone, where the on-screen keyboard would cover the last product.
        autoFocus={!isPhone}
        value={code.value}
        onChange={(event) => code.onType(event.target.value)}
        onKeyDown={code.onKeyDown}
      />
    </div>
  );
}

/** Search by name, for a product without a code. */
const ByName = ({ fields: { takeProduct, takeCode } }: Props) => (
  <Combobox
    id="count-product"
    label={text.byNameHint}
    placeholder={text.byName}
    text=""
    trailing={<Opens />}
    texts={ui.products}
    search={(q, signal) => searchProducts({ q, sort: "name" }, signal)}
    itemKey={({ id }) => id}
    itemText={({ name, reference }) => `${name} ${reference}`}
    // Without the stock, which a blind count must not reveal.
    renderItem={({ name, reference }, query) => (
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <HighlightedText text={name} query={query} />
        </span>
        <span className="block truncate text-sm text-ink-3">{reference}</span>
      </span>
    )}
    onSelect={({ id }) => takeProduct(id)}
    onCode={(code) => takeCode(code)}
  />
);

const SoundButton = () => (
  <Button aria-pressed={useValue(isSounding)} icon="bell" onClick={toggleSound}>
    {text.sound}
  </Button>
);

/** Card with quantity, code field, and other ways to identify a piece. */
export function ScanCard({ fields }: Props) {
  const [isFilming, setFilming] = useState(false);
  const { error, id } = fields.quantity;
  return (
    <section className="card grid gap-3 p-4" aria-label={words.countStock}>
      <div className="flex items-end gap-3">
        <Quantity fields={fields} />
        <Code fields={fields} />
      </div>
      {error ? (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      ) : (
        <p id={`${id}-note`} className="-mt-2 text-sm text-ink-3">
          {text.quantityHint}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-40 flex-1">
          <ByName fields={fields} />
        </div>
        {hasCamera() && (
          <Button icon="picture" aria-pressed={isFilming} onClick={() => setFilming(!isFilming)}>
            {isFilming ? text.closeCamera : text.camera}
          </Button>
        )}
        <SoundButton />
      </div>
      {isFilming && <CameraPanel onCode={fields.takeCode} onClose={() => setFilming(false)} />}
    </section>
  );
}
