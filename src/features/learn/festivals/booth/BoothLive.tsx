import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BoothWords, FinishedScene } from './booth.types.ts';
import {
  CAMERA_QUALITY,
  OVERLAY_OPACITY,
  PREVIEW,
  PREVIEW_QUALITY,
  PREVIEW_REFRESH_MS,
} from './composite.ts';
import { drawFrame, drawPerson, drawScene, toJpeg } from './draw.ts';

type Props = FinishedScene & {
  stream: MediaStream;
  words: BoothWords;
  /** How far the model has been loaded, in words. */
  loading: string | false;
  onCapture: (photo: Blob) => void;
};

/** The camera beside a preview of the scene with the visitor in it. */
export const BoothLive = ({ stream, words, loading, onCapture, scene, items }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const preview = useRef<HTMLImageElement>(null);
  const [hasPicture, setHasPicture] = useState(false);
  const [finished] = useState({ scene, items });

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  useEffect(() => {
    if (!hasPicture) return;
    let address = '';
    let isStale = false;
    const backdrop = drawScene(finished, PREVIEW);
    const refresh = async () => {
      const scene = await backdrop;
      const camera = video.current;
      if (!camera) return;
      const size = { width: camera.videoWidth, height: camera.videoHeight };
      const canvas = drawPerson(scene, camera, size, OVERLAY_OPACITY);
      const file = await toJpeg(canvas, PREVIEW_QUALITY);
      if (isStale || !preview.current) return;
      URL.revokeObjectURL(address);
      address = URL.createObjectURL(file);
      preview.current.src = address;
    };
    // A preview that fails is left as it was; the photo does not depend on it.
    const tick = () => void refresh().catch(() => undefined);
    tick();
    const clock = setInterval(tick, PREVIEW_REFRESH_MS);
    return () => {
      isStale = true;
      clearInterval(clock);
      URL.revokeObjectURL(address);
    };
  }, [hasPicture, finished]);

  const capture = () => {
    if (video.current) void toJpeg(drawFrame(video.current), CAMERA_QUALITY).then(onCapture);
  };

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 md:grid-cols-2 md:gap-4">
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={words.camera}
          className="booth-frame booth-mirror"
          onLoadedData={() => setHasPicture(true)}
        />
        <img
          ref={preview}
          src={scene.src}
          alt={words.preview}
          width={PREVIEW.width}
          height={PREVIEW.height}
          className="booth-frame"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button
          type="button"
          className="button button-primary"
          disabled={!hasPicture}
          onClick={capture}
        >
          <Camera size={20} aria-hidden="true" />
          {words.capture}
        </button>
        {loading && <p className="text-sm text-muted">{loading}</p>}
      </div>
    </div>
  );
};
