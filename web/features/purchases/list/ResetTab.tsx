import type { ListState } from "#lib/addresses/listState.ts";
import { Button } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";
import { toView, viewOf } from "./purchaseViews.ts";

/** Shows the whole tab again, without search and filters. */
export const ResetTab = ({ state }: { state: ListState }) => (
  <Button
    onClick={() => {
      state.type("");
      state.show(toView(viewOf(state)));
    }}
  >
    {ui.reset}
  </Button>
);
