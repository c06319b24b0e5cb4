import type { ReactNode, Ref } from "react";
import type { ListState } from "#lib/addresses/listState.ts";
import { IconButton } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { FillButton } from "./FillButton.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { ui } from "#ui/ui.strings.ts";

/** Search box of a list: searches while a person types, or on 'Rechercher'; '/' focuses it. */
export function SearchBar({
  state,
  placeholder,
  children,
  inputRef,
  isWide = false,
}: {
  state: Pick<ListState, "typed" | "type" | "search">;
  placeholder: string;
  children?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** True to take the remaining width; on a tablet a whole line. */
  isWide?: boolean;
}) {
  return (
    <form
      role="search"
      className="flex flex-wrap items-center gap-2 border-b border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        state.search();
      }}
    >
      <div
        className={`relative min-w-0 max-md:w-full md:min-w-64 md:flex-1 ${isWide ? "md:max-lg:min-w-full" : "lg:max-w-xl"}`}
      >
        <Icon
          name="magnifier"
          className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4.5 text-ink-3 max-lg:hidden"
        />
        <input
          ref={inputRef}
          type="search"
          // Name by which a code scanned into this field is recognised.
          name="q"
          dir="auto"
          className="field pr-31 pl-9 touch:pr-25 max-md:pr-3 md:max-lg:pl-2.5"
          data-search
          placeholder={placeholder}
          aria-label={placeholder}
          value={state.typed}
          onChange={(event) => state.type(event.target.value)}
          autoComplete="off"
        />
        <Submit />
      </div>
      {children}
      <FillButton />
    </form>
  );
}

/** Button with its key at the end of the field; on a phone a magnifier. */
const Submit = () =>
  useIsPhone() ? (
    <IconButton
      type="submit"
      className="absolute inset-y-0 left-0"
      icon="magnifier"
      label={ui.search}
    />
  ) : (
    <button type="submit" className="btn btn-quiet btn-sm absolute inset-y-0 right-0.5 my-auto">
      {ui.search}
      <kbd className="kbd" aria-hidden="true">
        ↵
      </kbd>
    </button>
  );
