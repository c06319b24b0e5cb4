import { counted, eyeLabels } from "#lib/texts/labels.ts";
import type { EyeSide } from "#domain/core/records.ts";

/** French of the screens of lenses by power. */
export const lensPages = {
  noRange: "Aucune gamme de verres",
  noRangeHint:
    "Importez le tarif d’un fournisseur, ou cochez «\u00a0Prix par puissance\u00a0» dans la fiche d’un verre.",
  price: {
    subtitle: "La correction, un mot du verre\u00a0: le prix des deux yeux",
    tick: (name: string, key: number) => `Cocher ${name} (${key})`,
    tickOther: (name: string) => `Cocher ${name}`,
    quote: "Devis",
    most: "Trois verres au plus\u00a0: un devis a les variantes A, B et C.",
    ticked: (count: number) => counted(count, "verre coché", "verres cochés"),
  },
  drawers: {
    subtitle: (count: number) => counted(count, "gamme", "gammes"),
    empty: "Aucun tiroir",
    emptyHint:
      "Une gamme sans «\u00a0Sur commande, sans stock\u00a0» a un tiroir\u00a0: une case par puissance.",
    failed: "Les tiroirs n’ont pas pu être chargés. Réessayez.",
    pieces: "Pièces",
    loose: (count: number) =>
      `${counted(count, "pièce")} sans puissance\u00a0: comptez le tiroir pour les ranger.`,
  },
  drawer: {
    failed: "Le tiroir n’a pas pu être chargé. Réessayez.",
    missing: "Ce produit n’a pas de tiroir",
    count: "Compter le tiroir",
    counting: "Tapez ce qu’il y a dans chaque case\u00a0; vide, la case ne change pas.",
    diameter: (mm: number) => `Ø ${mm}`,
    cell: (sphere: string, cylinder: string, diameter: number) =>
      `${sphere} (${cylinder}) Ø ${diameter}`,
    sphere: "Sph. \\ Cyl.",
    awaited: (count: number) => `+${count} attendus`,
    empty: "Le tiroir est vide.",
    addRow: "Ajouter une puissance",
    addHint: "Comme -1,25 (-0,50)\u00a0; le diamètre est celui de la grille.",
    addWrong: "Écrivez une puissance, comme -1,25 (-0,50)",
    save: "Enregistrer le compte",
    saved: "Tiroir compté\u00a0: un ajustement a été fait",
    nothing: "Rien n’a changé",
    wrong: "Une quantité est un nombre entier",
    saveFailed: "Le compte n’a pas pu être enregistré. Réessayez.",
    notes: "Compte du tiroir",
    loose: "Sans puissance",
    printTitle: "Tiroir",
  },
  refill: {
    subtitle: "Ce qui est sorti des tiroirs, et ce qu’il faut recommander",
    title: "Vendus aujourd’hui",
    titleOf: (from: string, to: string) => `Vendus du ${from} au ${to}`,
    from: "Du",
    to: "Au",
    failed: "Le réassort n’a pas pu être chargé. Réessayez.",
    none: "Rien n’est sorti des tiroirs",
    noneHint: "Un verre vendu du tiroir apparaît ici, jusqu’à ce qu’il soit recommandé.",
    heads: {
      power: "Puissance",
      sold: "Vendu",
      ordered: "Commandé",
      stock: "Reste",
      proposed: "À commander",
    },
    order: "Commander",
    orderOf: (name: string) => `Commander chez ${name}`,
    made: (number: string) => `Bon ${number} créé, en attente`,
    orderFailed: "Le bon n’a pas pu être créé. Réessayez.",
    done: "Tout est commandé",
    pieces: (count: number) => counted(count, "verre"),
    quantity: (name: string, cell: string) => `À commander, ${name}, ${cell}`,
    withoutSupplier: "Sans fournisseur",
    print: "Imprimer le réassort",
  },
  ofEye: (side: EyeSide, text: string) => `${eyeLabels[side].mark} ${text}`,
} as const;
