import 'react-easy-crop/react-easy-crop.css';
import './crop.css';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Dialog } from '../dialog/Dialog.tsx';
import type { CropWords } from './crop-words.ts';
import { cutSquare, paintSquare, type Area } from './cut-square.ts';

type Props = {
  file: File;
  copy: CropWords;
  /** Of the part that is cut out, in pixels of the picture, where less would be too little. */
  leastSide?: number;
  /** Gets the square as a JPEG, and where it was in the chosen picture. */
  onCrop: (square: File, area: Area) => void;
  onClose: () => void;
};

type State = 'loading' | 'ready' | 'broken' | 'cutting';

const MOST_ZOOM = 4;
const ZOOM_STEP = 0.05;
const ARROW_STEP_PX = 8;
/** Twice the 120 pixels that it is shown in, for dense screens. */
const PREVIEW_PX = 240;

/** The address of a file within this page, as long as it is shown. */
const useAddressOf = (file: File) => {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
};

/**
 * A window in which a picture is cut to a square, with a preview as it will be shown
 * (UPLOADS-7). For pages that run already: it is never part of what the server renders.
 */
export const CropDialog = ({ file, copy, leastSide = 1, onCrop, onClose }: Props) => {
  const url = useAddressOf(file);
  const [state, setState] = useState<State>('loading');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [maxZoom, setMaxZoom] = useState(MOST_ZOOM);
  const [area, setArea] = useState<Area>();
  const image = useRef<HTMLImageElement | null>(null);
  const preview = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (preview.current && image.current && area) paintSquare(preview.current, image.current, area);
  }, [area]);

  const use = async () => {
    if (state !== 'ready' || !image.current || !area) return;
    setState('cutting');
    const square = await cutSquare(image.current, area, file.name);
    if (square) onCrop(square, area);
    else setState('broken');
  };
  const isReady = state === 'ready';
  const isCutting = state === 'cutting';
  const close = () => {
    if (!isCutting) onClose();
  };

  return (
    <Dialog title={copy.title} closeLabel={copy.cancel} onClose={close} stays={isCutting}>
      <p className="text-muted">{copy.hint}</p>
      {/* Positions in a picture have no reading direction. */}
      <div dir="ltr" className="relative mt-4 h-56 overflow-hidden rounded-2xl bg-sunken sm:h-72">
        {state !== 'broken' && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            showGrid={false}
            keyboardStep={ARROW_STEP_PX}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: 'crop-area' }}
            cropperProps={{ role: 'group', 'aria-label': copy.move }}
            mediaProps={{ onError: () => setState('broken') }}
            setImageRef={(ref) => (image.current = ref.current)}
            onMediaLoaded={({ naturalWidth, naturalHeight }) => {
              const shorter = Math.min(naturalWidth, naturalHeight);
              setMaxZoom(Math.max(1, Math.min(MOST_ZOOM, shorter / leastSide)));
              setState('ready');
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <p role="status" className="mt-2 min-h-7 empty:mt-0 empty:min-h-0">
        {state === 'loading' && copy.loading}
        {state === 'broken' && <span className="text-accent">{copy.broken}</span>}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-32 flex-1">
          <ZoomSlider {...{ zoom, maxZoom, isReady }} label={copy.zoom} onZoom={setZoom} />
          <p className="mt-2 text-sm text-muted">{copy.kept}</p>
        </div>
        <figure className="grid justify-items-center gap-1">
          <canvas
            ref={preview}
            width={PREVIEW_PX}
            height={PREVIEW_PX}
            aria-hidden="true"
            className="size-30 rounded-full border border-line bg-sunken"
          />
          <figcaption className="text-sm text-muted">{copy.preview}</figcaption>
        </figure>
      </div>
      <div className="sticky -bottom-[clamp(1.25rem,4vw,2rem)] z-10 -mx-2 mt-3 -mb-[clamp(1.25rem,4vw,2rem)] flex flex-wrap justify-end gap-3 bg-surface px-2 pt-3 pb-[clamp(1.25rem,4vw,2rem)] large-letters:static">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isCutting}
          onClick={close}
        >
          {copy.cancel}
        </button>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={!isReady}
          onClick={() => void use()}
        >
          {isCutting && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
          {copy.use}
        </button>
      </div>
    </Dialog>
  );
};

type ZoomProps = {
  label: string;
  zoom: number;
  maxZoom: number;
  isReady: boolean;
  onZoom: (zoom: number) => void;
};

const ZoomSlider = ({ label, zoom, maxZoom, isReady, onZoom }: ZoomProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={maxZoom}
        step={ZOOM_STEP}
        value={zoom}
        disabled={!isReady}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        onChange={(event) => onZoom(Number(event.target.value))}
        className="mt-1 block h-11 w-full accent-(--accent)"
      />
    </>
  );
};
