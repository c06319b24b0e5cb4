import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { updateCompany } from "#api/shop/company.ts";
import { logoUrl } from "#api/files.ts";
import { company as shown } from "#api/session/session.ts";
import { type Company, messageKinds } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/forms/images.ts";
import { usePreview } from "#lib/forms/usePreview.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { formTexts } from "#ui/form/form.strings.ts";
import { typedSince } from "#ui/form/typedSince.ts";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { reloadSaying } from "./afterReload.ts";
import { companyStrings } from "./company.strings.ts";
import {
  changedFields,
  changeText,
  type Field,
  companyInputOf,
  pressedUses,
  type Settings,
  settingsOf,
  type TabKey,
  tabOf,
} from "./settings.ts";

/** Chosen logo, and its URL for the preview. */
export function useLogo(company: Company | null) {
  const [logo, setLogo] = useState<ImageChange>(undefined);
  const [error, setError] = useState<string>();
  const picked = usePreview(logo);
  const stored = company ? logoUrl(company) : "";
  return {
    logo,
    setLogo,
    error,
    setError,
    stored,
    preview: logo === undefined ? stored : (picked ?? ""),
  };
}
export type Logo = ReturnType<typeof useLogo>;

/** One form for all tabs. A save sends only what changed; a refused field opens its tab. */
export function useSettings(company: Company, tab: TabKey, openTab: (key: TabKey) => void) {
  const [before] = useState(() => settingsOf(company));
  const logo = useLogo(company);
  const [refused, setRefused] = useState<Field | null>(null);
  const hasLogo = logo.logo !== undefined;
  const { form, isBusy, submit } = useRecordForm<Settings>(before, {
    save: async (typed) => {
      logo.setError(undefined);
      const changed = changedFields(before, typed);
      const uses = pressedUses(before.uses, typed.uses, shown.peek()?.uses);
      await updateCompany(company.id, companyInputOf(changed, { ...typed, uses }), logo.logo);
      // A reload would drop what was typed meanwhile.
      if (typedSince(form, typed).length > 0) {
        toast.error(formTexts.typedSince.kept);
        return true;
      }
      reloadSaying(companyStrings.updated);
      return false;
    },
    hasOtherChanges: hasLogo,
    onRefused: (field) => {
      openTab(tabOf(field));
      setRefused(field);
    },
    onFailed: ({ fields }) => {
      logo.setError(fields["logo"]);
      if (fields["logo"]) openTab("shop");
      for (const kind of messageKinds) {
        const message = fields[`messages.${kind}`];
        if (message) form.setError(kind, { message });
      }
      toast.error(companyStrings.updateFailed);
    },
  });
  // Waits until the tab of the refused field is shown: a hidden field cannot get the focus.
  useEffect(() => {
    if (!refused || tabOf(refused) !== tab) return;
    form.setFocus(refused);
    // Centred, so that the bars of a phone do not cover the field.
    document.activeElement?.scrollIntoView({ block: "center" });
    setRefused(null);
  }, [refused, tab, form]);
  const values = useWatch({ control: form.control }) as Settings;
  const undo = () => {
    const [typed, chosen] = [form.getValues(), logo.logo];
    form.reset();
    logo.setLogo(undefined);
    tellUndoable(
      companyStrings.undone,
      () => {
        form.reset(typed, { keepDefaultValues: true });
        logo.setLogo(chosen);
      },
      companyStrings.redo,
    );
  };
  const changes = changeText(changedFields(before, values), hasLogo);
  return { form, isBusy, submit, logo, values, changes, undo };
}
