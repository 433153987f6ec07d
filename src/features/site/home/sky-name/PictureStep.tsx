import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { download, share } from '#src/lib/share.ts';
import { brushStrokes } from './painting/brush.ts';
import { pictureFile, picturePainter } from './painting/paint.ts';
import { loadSealFont } from './painting/seal.ts';
import type { Chosen, SkyNameEvent } from './sky-name.machine.ts';
import type { SkyNameWords } from './sky-name.messages.ts';
import type { Sky } from './SkyNameDialog.tsx';
import { StepHeading } from './StepHeading.tsx';

type Props = { words: SkyNameWords; state: Chosen; sky: Sky; send: Dispatch<SkyNameEvent> };

/** How long the seal comes down. */
const PRESS_MS = 450;

/** The picture, to keep or to share (NAME-5). */
export const PictureStep = ({ words, state: { char, spelling: name }, sky, send }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File>();
  const [isSavedInstead, setSavedInstead] = useState(false);

  useEffect(() => {
    const data = sky.strokes[char];
    if (!canvas.current || !data) return;
    const painted = canvas.current;
    const strokes = brushStrokes(data);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let [frame, isWanted] = [0, true];
    const press = async () => {
      // Without the typeface the device's own carves the seal.
      await loadSealFont(name).catch(() => undefined);
      if (!isWanted) return;
      const paint = picturePainter(painted, strokes, sky.scenery, name);
      const began = performance.now();
      const step = (now: number) => {
        const share = isStill ? 1 : Math.min(1, Math.max(0, now - began) / PRESS_MS);
        paint(share ** 2);
        if (share < 1) frame = requestAnimationFrame(step);
        else void pictureFile(painted).then((made) => isWanted && setFile(made));
      };
      frame = requestAnimationFrame(step);
    };
    void press();
    return () => {
      isWanted = false;
      cancelAnimationFrame(frame);
    };
  }, [sky, char, name]);

  const save = () => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    download(address, file.name);
    // The browser has taken the file by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  const shareOrSave = async () => {
    if (!file || (await share(file)) !== 'unavailable') return;
    save();
    setSavedInstead(true);
  };

  return (
    <div className="grid gap-4">
      <StepHeading text={words.pictureTitle} />
      <canvas
        ref={canvas}
        role="img"
        aria-label={fill(words.picture, { char, name })}
        className="sky-picture"
        data-finished={file !== undefined}
      />
      <p role="status" className="empty:hidden">
        {isSavedInstead && words.savedInstead}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="button button-primary" disabled={!file} onClick={save}>
          <Download size={20} aria-hidden="true" />
          {words.save}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={!file}
          onClick={() => void shareOrSave()}
        >
          <Share2 size={20} aria-hidden="true" />
          {words.share}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => send({ type: 'wentBack' })}
        >
          {words.again}
        </button>
      </div>
    </div>
  );
};
