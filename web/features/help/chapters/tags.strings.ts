import type { Chapter } from "../chapter.ts";

export const tags: Chapter = {
  id: "etiquettes",
  title: "Étiquettes et inventaire",
  intro:
    "Chaque monture porte son prix et son code. Un lecteur compte alors le rayon pendant que la boutique vend, et le stock du 31 décembre s’imprime d’un geste.",
  parts: [
    {
      title: "Étiqueter ce qui arrive",
      steps: [
        "La première fois, ouvrez [[Ctrl K]], tapez **étiquettes** et choisissez le papier. Imprimez une étiquette d’essai\u00a0: rien ne passe le pli.",
        "**Étiquettes** propose ce que les bons ont fait entrer, et ce dont le prix a changé depuis la dernière étiquette. **Ajouter un produit** prend tout le reste.",
        "**Imprimer**, puis dites ce qui est bien sorti. Ce qui manque reste proposé.",
      ],
      note: "Un produit sans code-barres en reçoit un à sa première étiquette, qui commence par 04. Il est à vous, et n’est jamais donné deux fois.",
    },
    {
      title: "Compter au lecteur",
      steps: [
        "**Stock**, **Compter le stock**\u00a0: un nom, et au besoin un type, un fournisseur ou un mot. Puis **Commencer**.",
        "Scannez chaque pièce. L’écran dit en grand le produit et son compte, avec un son par résultat.",
        "Dix étuis pareils\u00a0? Tapez 10 dans **Quantité**, puis scannez-en un. **Annuler le dernier** reprend un geste de trop.",
        "Sans réseau, les scans attendent sur l’appareil, avec leur heure.",
      ],
      note: "Comptez un présentoir d’une traite. Ce qui est vendu ou arrive ensuite n’est pas un écart. Une pièce vendue avant d’être scannée, que le stock ne connaissait pas, reste introuvable.",
    },
    {
      title: "La revue",
      text: [
        "Elle range les produits\u00a0: ce qui diffère, ce que personne n’a compté, les codes inconnus, ce qui est hors du comptage.",
        "Si une pièce a bougé entre deux scans, la ligne demande **Déjà comptée** ou **Pas comptée**. La validation attend la réponse.",
        "Un produit jamais scanné garde son stock, sauf si vous pressez **Mettre à 0**.",
        "Une paire de verres compte pour deux pièces. Ce qui attend à l’atelier ou revient défectueux est signalé, et ne se compte pas.",
        "**Valider** corrige le stock par un ajustement pour chaque motif. Ces ajustements ne changent plus.",
      ],
    },
    {
      title: "L’inventaire de l’année",
      steps: [
        "Ouvrez [[Ctrl K]], tapez **inventaire**. La page propose le dernier 31 décembre.",
        "Choisissez la méthode\u00a0: **Dernier prix d’achat** ou **PEPS**. Les produits sans prix sont en tête.",
        "**Imprimer** pour le signer, **Exporter** pour le comptable.",
      ],
      note: "Un comptage fini le 2 janvier peut être daté du 31 décembre\u00a0: choisissez le jour au moment de valider.",
    },
    {
      title: "Un seuil pour un produit",
      text: [
        "Sur la fiche d’un produit, **Seuil de stock bas** remplace les cinq pièces habituelles. À 40, quarante boîtes sont déjà peu. À 0, le produit n’est jamais signalé.",
        "La liste des produits se filtre par **Pas compté depuis un an**.",
      ],
    },
  ],
};
