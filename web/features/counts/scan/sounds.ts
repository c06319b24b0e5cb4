/** Plays a sound for each scan, because the person looks at the shelf and not at the screen. */
import { signal } from "@preact/signals-react";

export type Sound = "counted" | "doubtful" | "refused";
type Tone = { hz: number; ms: number; shape: OscillatorType; after: number };

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  counted: [{ hz: 1320, ms: 70, shape: "sine", after: 0 }],
  doubtful: [
    { hz: 780, ms: 110, shape: "triangle", after: 0 },
    { hz: 780, ms: 110, shape: "triangle", after: 170 },
  ],
  refused: [
    { hz: 220, ms: 220, shape: "square", after: 0 },
    { hz: 160, ms: 320, shape: "square", after: 240 },
  ],
};
const loudness = 0.18;

const key = "optique.countSound";
const kept = (): boolean => globalThis.localStorage?.getItem(key) !== "no";
/** True when this device plays sounds. */
export const isSounding = signal(kept());

export function toggleSound(): void {
  isSounding.value = !isSounding.peek();
  localStorage.setItem(key, isSounding.peek() ? "yes" : "no");
  play("counted");
}

let context: AudioContext | null = null;
/** Creates the audio context after the first press: earlier, browsers refuse it with a warning. */
function audio(): AudioContext | null {
  const isActive = navigator.userActivation?.hasBeenActive ?? true;
  if (!isActive || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(console.warn);
  return context;
}

function sound(at: AudioContext, { hz, ms, shape, after }: Tone): void {
  const begin = at.currentTime + after / 1000;
  const end = begin + ms / 1000;
  const tone = new OscillatorNode(at, { frequency: hz, type: shape });
  const volume = new GainNode(at, { gain: 0 });
  // Ramps the volume, because an abrupt start makes the loudspeaker click.
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.01);
  volume.gain.linearRampToValueAtTime(0, end);
  tone.connect(volume).connect(at.destination);
  tone.start(begin);
  tone.stop(end);
}

export function play(name: Sound): void {
  if (!isSounding.peek()) return;
  const at = audio();
  if (at) tones[name].forEach((tone) => sound(at, tone));
}
