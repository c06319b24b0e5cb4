/** French of the question about unsaved changes, loaded together with forms. */
export const unsaved = "Des modifications ne sont pas enregistrées. Elles seront perdues.";
/** Used for a document, whose changes are in a draft. */
export const unsavedDraft =
  "Des modifications ne sont pas enregistrées. Un brouillon reste sur cet ordinateur jusqu’à la déconnexion.";
