import type { ReactNode, Ref } from "react";
import type { ListState } from "#lib/listState.ts";
import { Button } from "#ui/page/Button.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { ui } from "#ui/ui.strings.ts";

/** The search box of a list: searches while typing and on 'Rechercher'; '/' brings the focus here. */
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
  /** On a tablet it has a line of its own: there is much beside it. */
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
        className={`relative flex min-w-0 gap-2 max-md:w-full md:min-w-64 md:flex-1 lg:max-w-xl ${isWide ? "md:max-lg:min-w-full" : ""}`}
      >
        <div className="relative min-w-0 flex-1">
          <Icon
            name="magnifier"
            className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4.5 text-ink-3 max-lg:hidden"
          />
          <input
            ref={inputRef}
            type="search"
            className="field pl-9 max-lg:pl-10"
            data-search
            placeholder={placeholder}
            aria-label={placeholder}
            value={state.typed}
            onChange={(event) => state.type(event.target.value)}
            autoComplete="off"
          />
        </div>
        {/* Where there is little room the magnifier of the field is the button. */}
        <Button
          type="submit"
          variant="quiet"
          className="max-lg:absolute max-lg:px-3 lg:btn-secondary"
        >
          <Icon name="magnifier" className="size-4.5 lg:hidden" />
          <span className="max-lg:sr-only">{ui.search}</span>
        </Button>
      </div>
      {children}
    </form>
  );
}
