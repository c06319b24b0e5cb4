import type { ReactNode } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { returnPath } from "#lib/addresses/navigationHistory.ts";
import { words } from "#lib/texts/words.strings.ts";
import { barredClass, BottomBar } from "#ui/page/BottomBar.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { NewProductHost } from "#shared/stock/newProduct.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { DocumentForm } from "#shared/documents/DocumentForm.tsx";
import { DocumentNotices } from "#shared/documents/DocumentNotices.tsx";
import { enterMovesOn } from "#shared/documents/enterMoves.ts";
import type { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";

type Props<Values extends FieldValues> = {
  title: string;
  subtitle?: string | undefined;
  back: { href: string; label: string };
  /** Address of the document's page, if it has one. Cancel returns to the page from which the form was opened. */
  record?: string;
  state: ReturnType<typeof useDocumentForm<Values>>;
  drafts: Drafts;
  fieldName: (path: string) => string;
  /** Buttons before the save button. */
  more?: ReactNode;
  /** Draws the bar at the bottom, below lg, around the buttons; by default a plain one. */
  bar?: (buttons: ReactNode) => ReactNode;
  children: ReactNode;
};

const plainBar = (buttons: ReactNode) => (
  <BottomBar className="mt-auto justify-end max-md:*:flex-1">{buttons}</BottomBar>
);

/** Frame of a document's form: title, two buttons (at the bottom below lg), notices. */
export function DocumentFrame<Values extends FieldValues>(props: Props<Values>) {
  const { title, subtitle, back, record, state, drafts, fieldName, more, children } = props;
  const { bar = plainBar } = props;
  const { form, isSaving, conflict, submit, merge, discard, saveAsNew } = state;
  const isBarred = useIsNarrow();
  const buttons = (
    <>
      <ButtonLink href={returnPath(back.href, ...(record ? [record] : []))}>
        {words.cancel}
      </ButtonLink>
      {more}
      <Button
        variant="primary"
        isBusy={isSaving}
        busyLabel={words.saving}
        onClick={() => void submit()}
      >
        {words.save}
      </Button>
    </>
  );
  return (
    <FormProvider {...form}>
      <DocumentForm state={state} onKeyDown={enterMovesOn}>
        <PageHeader title={title} subtitle={subtitle} back={back}>
          {!isBarred && buttons}
        </PageHeader>
        <div className={`flex flex-col gap-4 ${isBarred ? barredClass : ""}`}>
          <DocumentNotices
            isBusy={isSaving}
            {...{ drafts, conflict, merge, discard, saveAsNew, fieldName }}
          />
          {children}
          {state.question}
          {isBarred && bar(buttons)}
        </div>
      </DocumentForm>
      <NewProductHost />
    </FormProvider>
  );
}
