/** What leaving a form with unsaved work costs. Loaded with the forms: the sign-in does not carry it. */
export const unsaved = "Des modifications ne sont pas enregistrées. Elles seront perdues.";
/** Of a document, which keeps a draft. */
export const unsavedDraft =
  "Des modifications ne sont pas enregistrées. Un brouillon reste sur cet ordinateur jusqu’à la déconnexion.";
