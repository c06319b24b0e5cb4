import { useEffect, useRef } from "react";
import { toast } from "#ui/feedback/toast.ts";
import { countsStrings } from "../counts.strings.ts";
import { film } from "./camera.ts";

type Props = { onCode: (code: string) => void; onClose: () => void };

/** Live picture of the camera, which recognises codes as a scanner does. */
export function CameraPanel({ onCode, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, onClose });
  latest.current = { onCode, onClose };
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const filming = film(element, (code) => latest.current.onCode(code));
    filming.catch((error: unknown) => {
      console.warn(error);
      toast.error(countsStrings.scan.cameraFailed);
      latest.current.onClose();
    });
    return () => void filming.then((stop) => stop()).catch(() => {});
  }, []);
  return (
    <video
      ref={video}
      className="max-h-72 w-full rounded-control bg-well object-cover"
      muted
      playsInline
      aria-label={countsStrings.scan.camera}
    />
  );
}
