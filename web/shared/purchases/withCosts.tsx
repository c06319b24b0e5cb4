import type { ComponentType } from "react";
import { useRight } from "#api/session/people.ts";
import { words } from "#lib/texts/words.strings.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";

/** Page of those who see costs; the server refuses the others. */
export const withCosts = (Page: ComponentType) =>
  function CostPage() {
    return useRight("cost.see") ? (
      <Page />
    ) : (
      <section className="card">
        <EmptyState icon="lock" title={words.noRight} isPage />
      </section>
    );
  };
