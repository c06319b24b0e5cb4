import type { ComponentType } from "react";
import { useMe } from "#api/session/people.ts";
import { can, type Right } from "#domain/people/permissions.ts";
import { words } from "#lib/texts/words.strings.ts";
import { EmptyState } from "./Panel.tsx";

/** Wraps a page for people who have all these rights; the server refuses its data to others. */
export const withRights = (rights: readonly Right[], Page: ComponentType) =>
  function RightsPage() {
    const me = useMe();
    return me !== null && rights.every((right) => can(me, right)) ? (
      <Page />
    ) : (
      <section className="card">
        <EmptyState icon="lock" title={words.noRight} isPage />
      </section>
    );
  };
