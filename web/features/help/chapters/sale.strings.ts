import type { Chapter } from "../chapter.ts";

export const sale: Chapter = {
  id: "vente",
  title: "Une vente",
  intro:
    "Avec une ordonnance, la vente se fait dans une prescription\u00a0; sans ordonnance (étui, solution, lunettes de soleil), au comptoir.",
  picture: { name: "prescription", alt: "Une prescription avec sa facture et son paiement" },
  parts: [
    {
      title: "Avec une ordonnance",
      steps: [
        "**Prescriptions**, puis **Nouvelle prescription**. Tapez le nom ou le téléphone du client\u00a0; s’il est nouveau, créez-le dans la liste qui s’ouvre.",
        "Tapez la correction case par case, [[↵]] passe à la suivante. Ou appuyez sur **Saisie rapide** et recopiez l’ordonnance d’un trait\u00a0: «\u00a0OD -2 (-0,75) 90° OG -1,75 add 2\u00a0». Ce qui est lu s’affiche avant d’être gardé.",
        "**Ajouter un verre**, puis **Ajouter un autre produit** pour la monture. Les quantités et les prix se corrigent sur la ligne. «\u00a0×\u00a02\u00a0» met un verre à chaque œil\u00a0; un seul verre pour deux yeux mesurés\u00a0? L’enregistrement demande lequel.",
        "**Ajouter un paiement**\u00a0: une avance, ou **Solder** pour tout encaisser.",
        "**Enregistrer**. Un panneau propose aussitôt la facture, le ticket, la fiche et le message WhatsApp.",
      ],
      note: "Une remarque orange ne bloque rien\u00a0: elle demande de relire une valeur inhabituelle. Seul le rouge empêche d’enregistrer.",
    },
    {
      title: "Montrer au client",
      picture: { name: "customer", alt: "L’écran tourné vers le client" },
      text: [
        "**Vue client** (touche [[V]], ou [[Alt V]] dans un champ) tourne l’écran vers le client\u00a0: sa correction, ce qui a changé depuis sa dernière visite, la monture, le prix et ce qui reste. Aucun autre nom n’y paraît. [[Échap]] deux fois pour revenir.",
      ],
    },
    {
      title: "Au comptoir",
      picture: { name: "sale", alt: "Une vente au comptoir" },
      steps: [
        "**Vente** sur le tableau de bord ou dans les factures, ou [[Ctrl K]] puis «\u00a0vente\u00a0». Scannez, ou tapez une référence ou un nom, puis [[↵]].",
        "[[↵]] sur le champ vide mène à **Donné**. Tapez ce que le client donne\u00a0: **Rendu** s’affiche. Rien de tapé veut dire le compte exact.",
        "Ce qui part souvent se vend d’une touche, sous la vente. L’épingle d’une touche, d’une ligne (sous l’étiquette) ou de la fiche d’un produit (**…**) le met en premier.",
        "Code inconnu\u00a0? **Créer** ouvre la fiche du produit avec son code-barres, puis la vente continue.",
        "**Encaisser**, avec la somme. Le ticket s’ouvre\u00a0; une fois imprimé, [[↵]] commence la vente suivante.",
      ],
    },
    {
      title: "Encaisser plus tard",
      text: [
        "Ouvrez la facture ou la prescription et appuyez sur **Ajouter un paiement**. Plus court\u00a0: [[Ctrl K]], le nom, «\u00a0paiement\u00a0» et le montant.",
        "Un chèque\u00a0? Notez son numéro dans **Référence**\u00a0: vous le retrouverez. Une somme tapée par erreur se retire sur la facture, et tout est recalculé.",
        "Payer en plusieurs fois\u00a0? Dans **…** de la facture, **Échéancier** répartit le reste sur des dates\u00a0: il s’imprime, et une échéance passée sans paiement se voit sur le tableau de bord.",
      ],
    },
    {
      title: "Le registre des ordonnances",
      text: [
        "**Prescriptions**, puis **Registre**\u00a0: toutes les ordonnances d’une période, dans l’ordre des dates, avec le prescripteur et la correction. **Exporter** en fait un tableau, **Imprimer** un document à garder.",
      ],
    },
    {
      title: "Une erreur dans une vente",
      text: [
        "**Modifier** la prescription\u00a0: le stock et le reste à payer suivent. Le numéro de la facture ne change jamais.",
        "Facture déjà donnée au client\u00a0? **Faire un avoir** la corrige sans l’effacer\u00a0: voyez le chapitre des avoirs.",
        "**Supprimer** fait revenir les articles en stock. La question dit d’abord ce qui part avec\u00a0: la facture et ses paiements.",
      ],
    },
  ],
};
