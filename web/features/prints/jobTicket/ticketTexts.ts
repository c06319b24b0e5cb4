/** Texts of a job ticket, shared by its two formats. */
import { loadJob } from "#api/sales/jobs.ts";
import { loadPrescription } from "#api/sales/prescriptions.ts";
import { loadSupplier } from "#api/stock/suppliers.ts";
import { parseDay } from "#domain/core/days/days.ts";
import {
  type EyeSide,
  eyeSides,
  type Job,
  type LabMeasure,
  type Supplier,
} from "#domain/core/records.ts";
import type { PrescriptionDocument, SavedItem } from "#domain/documents/documents.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { isJobFromStock, type JobStep } from "#domain/workshop/jobs.ts";
import { labOrderTexts } from "#domain/workshop/labOrder.strings.ts";
import { wantedOf, wantedOfPair } from "#domain/workshop/labMeasures.ts";
import { lensEyes } from "#domain/workshop/lensEyes.ts";
import { madeLines } from "#domain/workshop/made.ts";
import { isFrameLine, isLensLine, pairsOf } from "#domain/workshop/pairs.ts";
import {
  formatFrameSize,
  formatWithUnit,
  type ExtraLine,
  extraLines,
  wearerLines,
} from "#domain/optics/measures/formatExtra.ts";
import {
  type EyesExtra,
  eyesExtraOf,
  type Wearer,
  wearerOf,
} from "#domain/optics/measures/extraMeasures.ts";
import { type Eyes, eyesOf } from "#domain/optics/optics.ts";
import { heightField, ofPair } from "#domain/optics/measures/pairMeasures.ts";
import { extraTexts } from "#domain/optics/measures/extraMeasures.strings.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { formatDay, formatPhone, instantMs } from "#lib/texts/formats.ts";
import { lensesStrings } from "#shared/lenses/lenses.strings.ts";
import { words } from "#lib/texts/words.strings.ts";
import { jobTicketStrings } from "./jobTicket.strings.ts";

export type LoadedTicket = { job: Job; sale: PrescriptionDocument; lab: Supplier | null };

export async function loadTicket(id: string, signal: AbortSignal): Promise<LoadedTicket> {
  const job = await loadJob(id, signal);
  const [sale, lab] = await Promise.all([
    loadPrescription(job.prescription, signal),
    job.lab ? loadSupplier(job.lab, signal) : null,
  ]);
  return { job, sale, lab };
}

type SoldLine = { id: string; name: string; extra: string };
/** Texts of a pair: frames with their size, then lenses. */
export type TicketPair = {
  pair: number;
  head: string;
  frames: SoldLine[];
  lenses: SoldLine[];
  /** Heights and frame fit, when there are several pairs; an empty text is printed as a box to fill in. */
  measures: ExtraLine[];
};
export type TicketTexts = {
  number: string;
  client: string;
  phone: string;
  promised: string;
  tray: string;
  lab: string;
  labReference: string;
  /** Pairs of the job; a single one has no head. */
  pairs: TicketPair[];
  /** False when the person may not see corrections; then none is printed. */
  areEyesSeen: boolean;
  eyes: Eyes;
  extra: EyesExtra;
  /**
   * Filled-in measures: prism, near vision and heights by eye, then the wearer. With several pairs, the heights are in
   * the pairs.
   */
  measures: { mark: string; lines: ExtraLine[] }[];
  problem: string;
  notes: string[];
  sold: string;
};

export function ticketTexts({ job, sale, lab }: LoadedTicket): TicketTexts {
  const client = sale.expand?.client;
  const steps = job.steps as JobStep[];
  const eyes = eyesOf(sale);
  const items = madeLines(sale.invoice, eyes);
  const isSeen = areEyesSeen(sale);
  const pairs = ticketPairs(items, sale, isSeen ? wantedOf(lab?.measures) : []);
  const ofPerson = pairs.length > 1 ? ofPair({ ...sale, pairs: null }, pairs.length) : sale;
  const extra = eyesExtraOf(sale);
  return {
    number: sale.invoice?.invoice_number ?? "",
    client: client?.name ?? words.unknownClient,
    phone: client ? formatPhone(client.phone) : "",
    promised: shortDay(job.promised_on),
    tray: job.tray,
    lab: isJobFromStock(steps) ? words.stock : (lab?.name ?? ""),
    labReference: job.lab_reference,
    pairs,
    areEyesSeen: isSeen,
    eyes,
    extra,
    measures: measuresOf(eyesExtraOf(ofPerson), wearerOf(ofPerson)),
    problem: job.problem,
    notes: [job.notes, sale.notes].filter(Boolean),
    sold: jobTicketStrings.sold(formatDay(sale.invoice?.date ?? sale.date), sellerOf(sale, steps)),
  };
}

/** Lines grouped by pair. With a single pair, the lines themselves name its use. */
function ticketPairs(
  items: readonly SavedItem[],
  sale: PrescriptionDocument,
  wanted: readonly LabMeasure[],
): TicketPair[] {
  const eyes = eyesOf(sale);
  const pairs = pairsOf(items);
  const isOneOfSeveral = pairs.length > 1;
  return pairs.map(({ pair, use, lines }) => {
    const lenses = lines.filter(isLensLine);
    const sides = lensEyes(lenses, eyes);
    const text = labOrderTexts.pair(pair, isOneOfSeveral, use);
    const ofLine = isOneOfSeveral ? "" : text;
    return {
      pair,
      head: isOneOfSeveral ? text : "",
      frames: lines
        .filter(isFrameLine)
        .map((item) => soldLine(item, [ofLine, sizeText(item), item.expand?.product?.category])),
      lenses: lenses.map((item, index) =>
        soldLine(item, [
          ofLine,
          markOf(item, sides[index] ?? ""),
          item.source && lensesStrings.source[item.source],
        ]),
      ),
      measures:
        isOneOfSeveral && lenses.length > 0
          ? pairMeasures(ofPair(sale, pair), wantedOfPair(sale, pair, wanted))
          : [],
    };
  });
}

/**
 * Heights of a pair, with an empty box for each that the lab requires but nobody measured, then the fit of its frame.
 */
function pairMeasures(sale: PrescriptionDocument, wanted: readonly LabMeasure[]): ExtraLine[] {
  const extra = eyesExtraOf(sale);
  const heights = eyeSides
    .map((side) => ({
      name: heightField(side),
      label: extraTexts.heightOf[side],
      text: formatWithUnit(extra[side].height, "mm"),
    }))
    .filter(({ text }) => text !== "" || wanted.includes("height"));
  return [...heights, ...wearerLines({ ...wearerOf(sale), reading_distance: null })];
}

const sizeText = ({ expand }: SavedItem): string =>
  expand?.product ? formatFrameSize(expand.product) : "";

function measuresOf(extra: EyesExtra, wearer: Wearer): TicketTexts["measures"] {
  const ofEyes = eyeSides.map((side) => ({
    mark: eyeLabels[side].mark,
    lines: extraLines(extra[side], side).filter(({ name }) => name !== "near" && name !== "acuity"),
  }));
  const all = [...ofEyes, { mark: labOrderTexts.wearer, lines: wearerLines(wearer) }];
  return all.filter(({ lines }) => lines.length > 0);
}

/** Highest delay between a sale and its job, if both were created by the same save. */
const sameSaveMs = 5000;

/** Seller: creator of the job. '' when the job was created by hand or by a later save. */
function sellerOf({ invoice }: PrescriptionDocument, [first]: readonly JobStep[]): string {
  if (!invoice || !first) return "";
  return instantMs(first.at) - instantMs(invoice.created) < sameSaveMs ? first.by : "";
}

/** Mark of the eye: OD, OG or both; '' for a single lens whose eye is unknown. */
function markOf({ quantity }: SavedItem, side: EyeSide | ""): string {
  if (side !== "") return eyeLabels[side].mark;
  return quantity > 1 ? eyeLabels.both.mark : "";
}

/** Line of a sold item: its quantity if above one, details and reference, joined by dots. */
const soldLine = (item: SavedItem, extra: readonly (string | undefined)[]): SoldLine => ({
  id: item.id,
  name: item.product_name,
  extra: [
    item.quantity > 1 ? ` ${jobTicketStrings.pieces(item.quantity)}` : "",
    ...[...extra, item.product_reference]
      .filter(Boolean)
      .map((detail) => `\u00a0\u00b7\u00a0${detail}`),
  ].join(""),
});

/** Formats a day as 'sam. 28/11'. */
function shortDay(stored: string): string {
  const day = parseDay(stored);
  if (!day) return "";
  const weekday = jobTicketStrings.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
  return `${weekday} ${formatDay(day).slice(0, 5)}`;
}
