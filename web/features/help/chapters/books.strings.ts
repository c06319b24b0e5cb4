import type { Chapter } from "../chapter.ts";

export const books: Chapter = {
  id: "dossier-du-comptable",
  title: "Le dossier du comptable",
  intro:
    "Le mois en un fichier\u00a0: ventes, encaissements, achats, règlements, caisse, timbre, stock et numéros, aux totaux des écrans. Une fois transmis, il ne change plus. **Comptable** paraît dans le menu avec la première période\u00a0; avant, cherchez «\u00a0dossier du comptable\u00a0» par [[Ctrl K]], ou ouvrez **Exporter CSV** dans **Statistiques**.",
  parts: [
    {
      title: "Donner le mois",
      steps: [
        "Ouvrez **Comptable**\u00a0: le mois d’avant est choisi. Après une première période, la suivante commence le lendemain de la dernière.",
        "**Télécharger le dossier**, ou [[T]]\u00a0: un fichier zip, à envoyer tel quel. Dedans, lisez-moi.txt dit ce qu’est chaque fichier, et ce qui ne concorde pas.",
        "**Marquer comme transmis**\u00a0: cochez chaque écart que vous acceptez, puis **Transmettre**.",
      ],
      text: [
        "Un trimestre se donne de même\u00a0: changez les deux jours au-dessus des totaux.",
        "Le tableau de bord rappelle le mois fini qui n’est pas transmis, dès que la boutique en a transmis un.",
      ],
    },
    {
      title: "Ce qu’il faut regarder",
      text: [
        "**À regarder avant de transmettre** nomme chaque écart avec son nombre et sa somme\u00a0: un jour de caisse sans clôture, un numéro qui manque, une facture pas émise, un chèque encore en main, des pièces arrivées sans facture, un fournisseur sans IF ou ICE. Le lien mène à ce qui le corrige.",
        "Un écart n’empêche rien\u00a0: il s’accepte. Une seule chose arrête la transmission, des sommes qui diffèrent de celles des écrans. C’est un défaut d’Optique, à nous signaler.",
      ],
    },
    {
      title: "Après la transmission",
      text: [
        "Ce qui est daté dans la période ne vient plus, ne change plus et ne part plus\u00a0: ventes, paiements, caisse, bons, ajustements, factures de fournisseurs. Le formulaire dit à partir de quel jour dater.",
        "Un chèque rejeté plus tard ne change pas le mois donné\u00a0: il compte en moins le jour du rejet, et la facture est de nouveau due.",
        "Une facture de fournisseur qui arrive en retard garde sa date, et se comptabilise le premier jour ouvert. Les pièces d’un ancien bon entrent en stock ce jour-là.",
        "Restent libres\u00a0: l’état d’un chèque, les échéances, les notes, les fichiers, l’atelier, la fiche d’un client.",
      ],
    },
    {
      title: "Rouvrir une période",
      steps: [
        "**Périodes transmises** est au bas de la page. **Rouvrir** se trouve sur la dernière, et demande un motif.",
        "Corrigez, puis transmettez de nouveau. L’écart «\u00a0a changé depuis le dossier précédent\u00a0» nomme les totaux qui diffèrent de ceux que le comptable a déjà.",
      ],
      note: "Ce que la période disait reste écrit, avec le nom de qui l’a rouverte. Donnez au comptable le nouveau dossier.",
    },
    {
      title: "Les comptes et les écritures",
      text: [
        "**Comptes** reçoit les numéros de votre comptable\u00a0: ventes et achats par taux, clients, fournisseurs, modes de paiement, mouvements de caisse. Dès que tous ceux qu’il faut sont saisis, ecritures.csv entre dans le dossier, et chaque écriture y est équilibrée.",
        "Un comptable qui a son propre accès, avec le rôle **Comptable**, télécharge et transmet lui-même. Rouvrir reste au gérant.",
      ],
      note: "Qui ne voit pas les coûts ne voit pas cette page. Les droits se donnent dans **Mon Entreprise**, **Équipe**.",
    },
  ],
};
