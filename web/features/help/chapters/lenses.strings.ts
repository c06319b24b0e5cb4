import type { Chapter } from "../chapter.ts";

export const lenses: Chapter = {
  id: "verres",
  title: "Verres par puissance",
  intro:
    "Le prix d’un verre dépend de sa puissance\u00a0: Optique lit le tarif du fournisseur à votre place, dit si le verre est fabriqué, et tient le tiroir des verres en stock, une case par puissance.",
  parts: [
    {
      title: "Commencer\u00a0: le tarif d’un fournisseur",
      steps: [
        "**Produits**, **Actions**, **Importer un tarif de verres**\u00a0: le fournisseur, le jour où les prix commencent, et son fichier au format CSV. Une ligne par zone, une liste «\u00a06/2\u00a0», ou une grille sphère × cylindre\u00a0: la forme est reconnue.",
        "L’aperçu compte les prix changés, les puissances nouvelles et celles qui ne sont plus faites, et nomme les lignes à voir. Rien n’est écrit avant **Écrire le tarif**.",
        "Sans fichier\u00a0: cochez **Prix par puissance** dans la fiche d’un verre, enregistrez, puis **Voir le tarif** et tapez les zones comme dans un tableur. Un collage de plusieurs cases marche aussi.",
      ],
      note: "La première zone qui contient la puissance donne le prix. Le cylindre se lit dans le signe du fournisseur\u00a0: vous tapez la correction comme elle est écrite.",
    },
    {
      title: "«\u00a0Combien, en aminci\u00a0?\u00a0»",
      steps: [
        "Le client n’achète pas encore\u00a0: [[Ctrl K]] et «\u00a0combien\u00a0». Sous **Correction**, tapez OD -5,25 (-2,00) OG -4,75, sans axe. Sous **Verre**, «\u00a0aminci\u00a0», un indice ou un fournisseur.",
        "[[1]], [[2]] et [[3]] cochent les trois premiers verres. **Devis**, ou [[D]], les propose en variantes A, B et C, chaque œil à son prix.",
        "À la vente ou au devis, **Choisir par puissance** reprend la correction du client\u00a0: la géométrie, l’indice, le traitement, puis [[↵]]. Deux lignes viennent, OD puis OG. **1 œil** demande lequel.",
      ],
    },
    {
      title: "Un œil du tiroir, l’autre commandé seul",
      steps: [
        "OD +1,00 (-0,50) est dans le tiroir, OG +1,00 n’y est plus\u00a0: la vente le dit sous chaque verre, **Tiroir** ou **À commander**. Un appui sur **Tiroir** commande quand même.",
        "L’enregistrement sort le verre du tiroir. L’atelier et la commande au labo ne demandent que l’autre.",
        "Le soir, [[Ctrl K]] et «\u00a0réassort\u00a0»\u00a0: **Vendus aujourd’hui**, par fournisseur. **Commander** fait le bon de réception. Ce qui est commandé n’est plus proposé.",
        "**Compter le tiroir**, sur la page du tiroir\u00a0: tapez ce qu’il y a dans chaque case. La différence devient un ajustement.",
      ],
    },
    {
      title: "Le tarif de janvier",
      steps: [
        "Importez le fichier dès qu’il arrive, avec **À partir du** 01/01. Jusque-là l’ancien compte. «\u00a0Copier au 01/01\u00a0», sur la page du tarif, part des prix d’aujourd’hui.",
        "Les ventes et les devis déjà faits gardent leurs prix. Un devis expiré propose **Garder ses prix** ou **Prendre les prix du jour**.",
      ],
    },
    {
      title: "Un verre que personne ne fait",
      text: [
        "**Pas possible**, sous la liste, dit pourquoi\u00a0: la sphère, le cylindre, l’addition, le prisme ou le diamètre, avec la limite. La vente le refuse avant le paiement, comme le devis.",
        "Le fournisseur accepte au téléphone\u00a0? **Fabrication spéciale**, puis tapez son prix. La commande au labo le rappelle.",
        "La correction change après le choix\u00a0? La ligne le dit\u00a0: **Choisir de nouveau**. Aucune ligne ne change seule.",
      ],
    },
  ],
};
