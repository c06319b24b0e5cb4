import type { ComponentType } from "react";
import type { DocumentStart, Stored } from "./documentStart.ts";
import { type Drafts, useDrafted } from "./useDrafted.ts";

type Started<Values> = { start: DocumentStart<Values>; drafts: Drafts };
type Drafted<Values> = { draftKey: string; stored: Stored<Values> };

/** Wraps a form so that it starts from its draft; another draft remounts it. */
export const drafted = <Values extends object, Props>(
  Form: ComponentType<Props & Started<Values>>,
) =>
  function DraftedForm({
    draftKey,
    stored,
    ...own
  }: Omit<Props, keyof Started<Values>> & Drafted<Values>) {
    const { round, start, drafts } = useDrafted(draftKey, stored);
    return <Form key={round} {...(own as Props)} start={start} drafts={drafts} />;
  };
