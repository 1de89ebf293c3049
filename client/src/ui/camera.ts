import { useCallback, useEffect, useRef, useState } from 'react';

const longestSide = 360;
const quality = 0.7;

export type CameraState = 'starting' | 'on' | 'failed';

/** A small JPEG of what is drawn, in base64. */
function jpegOf(source: CanvasImageSource, width: number, height: number): string | null {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? null;
}

/** The same of a picture somebody took with another app; null where the browser cannot read it. */
export async function jpegOfFile(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture && jpegOf(picture, picture.width, picture.height);
}

/** The camera of this device while something shows it, and what it sees. */
export function useCamera(isWanted: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    if (!isWanted) return undefined;
    let stream: MediaStream | null = null;
    let isGone = false;
    const start = async () => {
      setState('starting');
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: { ideal: 640 } } });
        if (isGone || !video.current) return stream.getTracks().forEach((track) => track.stop());
        video.current.srcObject = stream;
        await video.current.play();
        setState('on');
      } catch {
        if (!isGone) setState('failed');
      }
    };
    void start();
    return () => {
      isGone = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [isWanted]);
  const shoot = useCallback((): string | null => {
    const seen = video.current;
    return seen?.videoWidth ? jpegOf(seen, seen.videoWidth, seen.videoHeight) : null;
  }, []);
  return { video, state, shoot };
}
