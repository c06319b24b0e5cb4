/** Message of each optics warning (docs/rules-optics.md, Eye values), shown after the name of the eye. */
import { formatDioptre } from "#domain/optics/format.ts";
import type { OpticsWarning } from "#domain/optics/warnings.ts";

const decimal = (value: number): string => String(value).replace(".", ",");

/** Text after 'OD : '. `since`: day of the previous prescription, dd/mm/yyyy. */
export function warningText(warning: OpticsWarning, since: string): string {
  switch (warning.code) {
    case "sphere_high":
      return `la sphère ${formatDioptre(warning.value)} est très forte.`;
    case "cylinder_high":
      return `le cylindre ${formatDioptre(warning.value)} est très fort.`;
    case "cylinder_signs":
      return "les cylindres sont de signes opposés.";
    case "axis_missing":
      return "le cylindre n’a pas d’axe.";
    case "axis_without_cylinder":
      return "l’axe n’a pas de cylindre.";
    case "axis_zero":
      return "l’axe 0° se lit 180°.";
    case "add_missing":
      return `il manque l’addition (${formatDioptre(warning.value)} sur l’autre œil).`;
    case "add_unusual":
      return `l’addition ${formatDioptre(warning.value)} est inhabituelle.`;
    case "add_differs":
      return "les additions sont différentes.";
    case "eip_unusual":
      return `l’EIP ${decimal(warning.value)} mm est inhabituelle.`;
    case "eip_binocular":
      return `l’EIP ${decimal(warning.value)} mm est sans doute l’écart entre les deux yeux.`;
    case "eip_differs":
      return `les EIP diffèrent de ${decimal(warning.delta)} mm.`;
    case "equivalent_differs":
      return `les équivalents sphériques diffèrent de ${decimal(warning.delta)} D.`;
    case "sphere_sign_changed":
      return `la sphère a changé de signe (${formatDioptre(warning.from)} → ${formatDioptre(warning.to)}) depuis le ${since}.`;
    case "sphere_changed":
      return `la sphère a beaucoup changé (${formatDioptre(warning.from)} → ${formatDioptre(warning.to)}) depuis le ${since}.`;
  }
}

export const splitText = (right: number, left: number): string =>
  `Répartir ${decimal(right)} / ${decimal(left)}`;
