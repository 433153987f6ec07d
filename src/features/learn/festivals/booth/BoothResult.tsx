import { Download, RefreshCw, Share2 } from 'lucide-react';
import { useEffect, useState, type Dispatch } from 'react';
import { fill } from '#src/i18n/messages.ts';
import type { BoothEvent, Picture } from './booth.machine.ts';
import type { BoothWords } from './booth.types.ts';
import { fileName, FINAL } from './composite.ts';
import { download, share } from '#src/lib/share.ts';

type Props = {
  picture: Picture;
  asksToShare: boolean;
  words: BoothWords;
  name: string;
  send: Dispatch<BoothEvent>;
};

/** The question may stand below what a low window shows. */
const comeToIt = (question: HTMLElement | null) => question?.focus();

/** The picture, to keep or to share; a raw photo is said to be one and shared on request only. */
export const BoothResult = ({ picture, asksToShare, words, name, send }: Props) => {
  const { kind, file } = picture;
  const [url] = useState(() => URL.createObjectURL(file));
  const [title] = useState(() => fileName(Date.now()));
  const [isDownloadedInstead, setDownloadedInstead] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  const shareNow = async () => {
    send({ type: 'share_answered' });
    const shared = await share(new File([file], title, { type: 'image/jpeg' }));
    if (shared !== 'unavailable') return;
    download(url, title);
    setDownloadedInstead(true);
  };
  const askOrShare = () => {
    send({ type: 'share_asked' });
    if (kind === 'scene') void shareNow();
  };

  return (
    <div className="flex flex-col gap-4">
      <img
        src={url}
        alt={kind === 'scene' ? fill(words.resultScene, { scene: name }) : words.resultRaw}
        width={FINAL.width}
        height={FINAL.height}
        className="booth-frame"
        data-picture={kind}
      />
      <div role="status">
        {picture.kind === 'raw' && (
          <p className="rounded-2xl bg-gold-soft px-4 py-3">{words.raw[picture.reason]}</p>
        )}
        {isDownloadedInstead && <p className="mt-3">{words.downloadedInstead}</p>}
      </div>
      {asksToShare ? (
        <div
          ref={comeToIt}
          tabIndex={-1}
          className="flex flex-col gap-3 rounded-2xl border border-line p-4 outline-none"
          role="alert"
        >
          <p className="font-medium">{words.askShare}</p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button button-primary" onClick={() => void shareNow()}>
              {words.shareAnyway}
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => send({ type: 'share_answered' })}
            >
              {words.dontShare}
            </button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <a className="button button-primary" href={url} download={title}>
            <Download size={20} aria-hidden="true" />
            {words.downloadPicture}
          </a>
          <button type="button" className="button button-quiet" onClick={askOrShare}>
            <Share2 size={20} aria-hidden="true" />
            {words.share}
          </button>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => send({ type: 'retaken' })}
          >
            <RefreshCw size={20} aria-hidden="true" />
            {words.retake}
          </button>
        </div>
      )}
    </div>
  );
};
