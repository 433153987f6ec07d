import { Camera } from 'lucide-react';
import { fill } from '#src/i18n/messages.ts';
import type { BackgroundRemoval } from '#src/lib/config/booth.ts';
import type { Background } from './booth.machine.ts';
import type { BoothWords } from './booth.types.ts';

type Props = {
  words: BoothWords;
  backgroundRemoval: BackgroundRemoval;
  onStart: (background: Background) => void;
};

/** What the camera and the download mean, before either starts (BOOTH-1). */
export const BoothIntroduction = ({ words, backgroundRemoval, onStart }: Props) => (
  <div className="flex flex-col gap-4">
    <p className="text-lg">{words.introduction}</p>
    {backgroundRemoval === 'off' ? (
      <>
        <p>{words.leftOut}</p>
        <button
          type="button"
          className="button self-start button-primary"
          onClick={() => onStart('left_out')}
        >
          <Camera size={20} aria-hidden="true" />
          {words.acceptCamera}
        </button>
      </>
    ) : (
      <>
        <p className="rounded-2xl bg-gold-soft px-4 py-3">
          {downloadNotice(words, backgroundRemoval.publicPath)}
        </p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="button button-primary"
            onClick={() => onStart('removed')}
          >
            <Camera size={20} aria-hidden="true" />
            {words.acceptDownload}
          </button>
          <button type="button" className="button button-quiet" onClick={() => onStart('kept')}>
            {words.acceptPlain}
          </button>
        </div>
      </>
    )}
  </div>
);

const downloadNotice = (words: BoothWords, publicPath: string): string => {
  const { origin, host } = new URL(publicPath, location.href);
  return origin === location.origin ? words.downloadOwn : fill(words.download, { host });
};
