/** Steps from the glasses to a lens, displayed before a person takes the result (docs/rules-contact-lenses.md). */
import { formatDioptre, formatDistance } from "#domain/optics/format.ts";
import { emptyEye } from "#domain/optics/optics.ts";
import { conversionTexts as texts } from "./contactLenses.strings.ts";
import type { FromGlasses } from "./fromGlasses.ts";

/** `label`: '' for a plain sentence. */
export type ConversionStep = { label: string; text: string };

const sentence = (text: string): ConversionStep => ({ label: "", text });

/** Steps in the order of the calculation: minus cylinder, meridians, lens, and what a lens cannot take over. */
export function conversionSteps(reading: FromGlasses): ConversionStep[] {
  const { minus, isConverted, meridians, lens, equivalent, vertex, notCarried } = reading;
  const reckoned = isConverted
    ? [
        sentence(texts.vertex(vertex)),
        ...meridians.map(({ axis, glasses, cornea }) => ({
          label: texts.meridian(axis),
          text: texts.converted(formatDioptre(glasses), formatDioptre(cornea)),
        })),
      ]
    : [sentence(texts.notConverted)];
  return [
    { label: texts.minus, text: formatDistance({ ...emptyEye, ...minus }) },
    ...reckoned,
    lens
      ? { label: texts.lens, text: formatDistance({ ...emptyEye, ...lens }) }
      : sentence(texts.notMade),
    ...(lens && equivalent !== null
      ? [{ label: texts.equivalent, text: formatDioptre(equivalent) }]
      : []),
    ...notCarried.map((part) => sentence(texts.notCarried[part])),
  ];
}
