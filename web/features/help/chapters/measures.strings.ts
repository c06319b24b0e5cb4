import type { Chapter } from "../chapter.ts";

export const measures: Chapter = {
  id: "mesures",
  title: "Prisme, hauteurs, deuxième paire",
  intro:
    "Une ordonnance dit parfois plus que sphère, cylindre, axe et addition, et un client repart parfois avec deux paires. Rien de ce chapitre n’est obligatoire\u00a0: une case vide veut dire «\u00a0pas mesuré\u00a0».",
  picture: { name: "measures", alt: "Un prisme et sa boussole sous la correction" },
  parts: [
    {
      title: "Ouvrir les mesures",
      steps: [
        "Sous la correction, appuyez sur **Plus de mesures**, ou sur [[Alt M]] depuis n’importe quel champ\u00a0: le curseur va dans la première case. Les hauteurs et les EIP de près sont là.",
        "**Prisme, vision de près, acuité, porteur** ouvre le reste, d’un appui de plus.",
        "Remplissez ce que vous avez. [[Alt M]] referme\u00a0: rien n’est perdu, et la ligne refermée dit ce qu’elle contient.",
        "Une partie s’ouvre seule quand elle contient une valeur, et les hauteurs quand un verre progressif est vendu.",
      ],
    },
    {
      title: "Le prisme",
      steps: [
        "Tapez la puissance dans **Prisme**, par quarts de dioptrie.",
        "La boussole à côté donne la base\u00a0: haut, bas, vers le nez (interne), vers la tempe (externe)\u00a0: les deux mots sont à côté des flèches. Vous la voyez comme si le client était en face de vous\u00a0: la base interne de l’œil droit est à droite, celle de l’œil gauche, à gauche. Un second appui retire la base.",
        "Un prisme oblique se tape en deux\u00a0: **Prisme** pour l’horizontal, **Prisme 2** pour le vertical. Leur résultante s’affiche dessous, par exemple 2.50 Δ à 37°.",
      ],
      text: [
        "Un prisme sans base, une base sans prisme, deux bases du même axe\u00a0: une remarque orange le dit. Elle dit aussi qu’un prisme est apparu, a disparu ou a changé depuis la prescription précédente.",
      ],
    },
    {
      title: "Recopier d’un trait",
      text: [
        "**Saisie rapide** lit tout cela, à la suite de la correction. Ce qui est lu s’affiche avant d’être gardé.",
        "Prisme\u00a0: «\u00a0OD -1 2Δ BI\u00a0», «\u00a0OD -1 prisme 2 base interne\u00a0», «\u00a0OD -1 P 1,5 BE 2 BS\u00a0». BI et BE sont les bases interne et externe, BS et BINF les bases supérieure et inférieure.",
        "Hauteurs\u00a0: «\u00a0h 18/18,5\u00a0» par œil, «\u00a0hauteur 20\u00a0» pour les deux.",
        "Écarts\u00a0: «\u00a0EP 31/32 VP 29,5/30\u00a0», de loin puis de près.",
        "Vision de près\u00a0: «\u00a0VL OD -1 (-0,5) 90 VP OD +1 (-0,75) 85\u00a0».",
        "Acuité\u00a0: «\u00a0AV 10/10 P2\u00a0», ou la seule fraction, «\u00a0OD -1 10/10\u00a0».",
      ],
      note: "Ce qui n’est pas une valeur exacte, comme «\u00a0prisme 1,3\u00a0», va dans les notes au lieu de se perdre.",
    },
    {
      title: "La vision de près",
      text: [
        "D’habitude, elle se calcule\u00a0: loin plus addition. Elle se lit à côté de la correction, sous **VP**, et il n’y a rien à taper.",
        "L’ordonnance la donne à part, avec un autre cylindre ou un autre axe\u00a0? Tapez-la dans **SPH VP**, **CYL VP** et **AXE VP**. C’est elle qui compte alors, sur les papiers et pour le labo\u00a0; une remarque orange montre les deux.",
        "**EIP VP** est l’écart de près\u00a0: un à deux millimètres de moins par œil que celui de loin.",
      ],
    },
    {
      title: "Les hauteurs et le porteur",
      text: [
        "Un progressif ou un dégressif demande les EIP de loin et de près, et la **Hauteur** de chaque œil. Ce qui manque est écrit en orange\u00a0: **À mesurer pour ces verres**. La vente s’enregistre quand même.",
        "La ligne **Porteur** décrit la monture sur le visage\u00a0: **Verre-œil (mm)**, **Pantoscopique (°)**, **Galbe (°)**, et **Lecture (cm)**, la distance à laquelle le client lit. À partir de 6 dioptries de sphère ou de 3 de cylindre, la distance verre-œil est demandée.",
        "**Acuité** et **Acuité VP** se tapent comme sur l’ordonnance\u00a0: 8/10, P2, CLD, VBLM ou PL.",
      ],
    },
    {
      title: "D’où viennent les valeurs",
      text: [
        "Sous les paiements, la ligne **Notes, prescripteur, date de l’ordonnance** s’ouvre d’un appui. **Source** y dit d’où viennent les valeurs\u00a0: **Ordonnance médicale**, **Réfraction** ou **Anciens verres**. **Ordonnance du** en garde le jour, qui n’est jamais après celui de la prescription.",
        "Pour un client de moins de 16 ans, si sa date de naissance est connue, une remarque rappelle que la source n’est pas médicale. **Mon Entreprise**, onglet **Atelier et messages**, la coupe.",
        "Le bouton «\u00a0Registre\u00a0», sur la liste des prescriptions, donne toutes les ordonnances d’une période dans l’ordre des jours, à imprimer ou à exporter.",
      ],
    },
    {
      title: "La deuxième paire",
      steps: [
        "Dans la facture de la prescription, «\u00a02e paire\u00a0» reprend les verres de la paire d’avant, sans sa monture. Changez le verre ou son prix au besoin.",
        "**Ajouter un autre produit**\u00a0: la monture suivante va avec ces verres. Une monture de plus sur une vente déjà complète commence aussi une paire.",
        "Chaque ligne porte alors sa paire, «\u00a0P1\u00a0» ou «\u00a0P2\u00a0». Un appui la fait passer à l’autre.",
        "**Plus de mesures** a alors une ligne de plus\u00a0: hauteurs, verre-œil et angles sont ceux de chaque monture. Elle commence vide.",
        "Sous les lignes, **Usage** dit à quoi sert chaque paire de verres unifocaux\u00a0: le labo reçoit alors les valeurs de loin, ou celles de près avec leur EIP. À côté d’une addition, il est demandé, en orange, même pour une seule paire. Un progressif le dit par son nom.",
      ],
      text: [
        "Deux montures ou trois verres dans une paire\u00a0: une remarque orange le dit. La remise d’une deuxième paire se tape sur sa ligne, comme toute remise. Jusqu’à l’**Offre deuxième paire** de **Mon Entreprise**, elle ne demande aucune autorisation.",
      ],
    },
    {
      title: "Ce que le labo reçoit",
      text: [
        "La commande porte, pour chaque verre, son prisme et sa base, la vision de près donnée et la hauteur, puis la taille de la monture. Chaque paire a son titre. Le papier, **WhatsApp** et **E-mail** disent la même chose.",
        "Ce que ce labo demande se coche sur sa fiche de fournisseur, sous **Mesures voulues sur ses commandes**, quand **Laboratoire** est coché.",
        "Une mesure voulue que personne n’a prise est une case vide avec son nom, à remplir à la main. L’écran en donne la liste avant l’envoi\u00a0: **Non mesuré pour ce labo, à compléter à la main**.",
      ],
    },
    {
      title: "À l’atelier",
      text: [
        "La fiche d’atelier dit la paire de chaque monture et de chaque verre, la taille de la monture, le prisme, les hauteurs et le porteur.",
        "Une vente de deux paires n’a qu’une carte. L’une est finie avant l’autre\u00a0? Ouvrez la carte et cochez-la sous **Paires prêtes**. **Prêt** les coche toutes.",
      ],
    },
    {
      title: "La taille des montures",
      text: [
        "La fiche d’une monture ou de lunettes de soleil a quatre cases, en millimètres\u00a0: «\u00a0Calibre\u00a0», «\u00a0Pont\u00a0», «\u00a0Branche\u00a0» et «\u00a0Hauteur du verre\u00a0».",
        "Une taille écrite dans le nom, comme 52-17-140, est proposée par le bouton **Reprendre**. Elle n’est jamais écrite sans vous.",
      ],
    },
  ],
};
