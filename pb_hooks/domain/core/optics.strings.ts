/** Sentences about measures beside the grid of the eyes, by code (messages.ts). */
export const opticsSentences: Record<string, string> = {
  prism_range: "Le prisme doit être entre 0 et 20\u00a0Δ",
  height_range: "La hauteur doit être entre 5 et 40\u00a0mm",
  vertex_range: "La distance verre-œil doit être entre 5 et 25\u00a0mm",
  pantoscopic_range: "L’angle pantoscopique doit être entre −5 et 25°",
  wrap_range: "Le galbe doit être entre 0 et 35°",
  reading_range: "La distance de lecture doit être entre 20 et 120\u00a0cm",
  eye_size_range: "Le calibre doit être entre 20 et 80\u00a0mm",
  bridge_range: "Le pont doit être entre 5 et 40\u00a0mm",
  temple_range: "La branche doit être entre 100 et 170\u00a0mm",
  lens_height_range: "La hauteur du verre doit être entre 15 et 70\u00a0mm",
  half_step: "La valeur doit être un multiple de 0,5",
  acuity: "L’acuité s’écrit 8/10, P2, CLD, VBLM ou PL",
  "examined_on.day_order": "L’ordonnance ne peut pas être datée après la prescription",
  "date.day_order": "La prescription ne peut pas être datée avant l’ordonnance",
  "pair.min": "La paire doit être entre 1 et 9",
  "pair.max": "La paire doit être entre 1 et 9",
};
