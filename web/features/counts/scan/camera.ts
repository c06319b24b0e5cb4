/** Reads codes with the camera, if the browser supports it and the page is served over https. */
type Found = { rawValue: string };
type Detector = { detect: (source: HTMLVideoElement) => Promise<Found[]> };
type DetectorClass = new (options?: { formats: string[] }) => Detector;

const formats = ["ean_13", "ean_8", "upc_a", "upc_e", "code_128", "code_39"];

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const hasCamera = (): boolean =>
  globalThis.isSecureContext &&
  detectorClass() !== undefined &&
  navigator.mediaDevices !== undefined;

/** `lookMs`: interval between two detections. `sameMs`: time within which a repeated code is the same scan. */
const lookMs = 150;
const sameMs = 1500;

/** Runs the camera until the returned function stops it. `onCode` gets a code once while it stays in view. */
export async function film(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  const Class = detectorClass();
  video.srcObject = stream;
  await video.play();
  const detector = Class && new Class({ formats });
  let seen = { code: "", at: -Infinity };
  const look = async () => {
    const [found] = (await detector?.detect(video).catch(() => [])) ?? [];
    if (!found) return;
    const now = performance.now();
    const isSame = found.rawValue === seen.code && now - seen.at < sameMs;
    seen = { code: found.rawValue, at: now };
    if (!isSame) onCode(found.rawValue);
  };
  const timer = setInterval(() => void look(), lookMs);
  return () => {
    clearInterval(timer);
    stream.getTracks().forEach((track) => track.stop());
  };
}
