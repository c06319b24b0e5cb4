/** French of the question about unsaved changes, loaded with forms. */
export const unsaved = "Des modifications ne sont pas enregistrées. Elles seront perdues.";
/** For a document, which has a draft. */
export const unsavedDraft =
  "Des modifications ne sont pas enregistrées. Un brouillon reste sur cet ordinateur jusqu’à la déconnexion.";
