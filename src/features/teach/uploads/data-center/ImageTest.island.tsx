import { useEffect, useState, type ChangeEvent } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import type { CropWords } from '#src/ui/uploads/crop-words.ts';
import { CropDialog } from '#src/ui/uploads/CropDialog.tsx';
import { Both } from './Both.tsx';
import { CHINESE } from './chinese-words.ts';
import type { DataCenterWords } from './data-center-words.ts';
import { problemOf, sendImage, type Cut, type ImageReply, type Problem } from './send-image.ts';
import { UploadResult } from './UploadResult.tsx';

type Props = { locale: Locale<'admin'>; copy: DataCenterWords; crop: CropWords };

type Stage =
  | { at: 'empty'; problem?: Problem }
  | { at: 'cutting'; file: File; before: Cut | undefined }
  | { at: 'ready'; cut: Cut; problem?: Problem }
  | { at: 'sending'; cut: Cut; percent: number }
  | { at: 'done'; cut: Cut; reply: ImageReply };

/** Choose a picture, cut it to a square, send it, and see what became of it. */
export const ImageTest = ({ locale, copy, crop }: Props) => {
  const [stage, setStage] = useState<Stage>({ at: 'empty' });
  const [isCutOnServer, setCutOnServer] = useState(false);
  // What was cut before stays until another is.
  const cut = stage.at === 'cutting' ? stage.before : 'cut' in stage ? stage.cut : undefined;
  const both = (name: 'choose' | 'upload' | 'uploading' | 'done' | 'onServer') => (
    <Both zh={CHINESE[name]} own={copy[name]} />
  );

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const problem = problemOf(file);
    if (!problem) setStage({ at: 'cutting', file, before: cut });
    else setStage(cut ? { at: 'ready', cut, problem } : { at: 'empty', problem });
  };
  const send = async () => {
    if (stage.at === 'sending') return;
    if (!cut) {
      setStage({ at: 'empty', problem: { is: 'chooseFirst' } });
      return;
    }
    setStage({ at: 'sending', cut, percent: 0 });
    const sent = await sendImage(cut, isCutOnServer, {
      locale,
      onProgress: (percent) => setStage({ at: 'sending', cut, percent }),
    });
    setStage('reply' in sent ? { at: 'done', cut, ...sent } : { at: 'ready', cut, ...sent });
  };
  const problem = 'problem' in stage ? stage.problem : undefined;

  return (
    <>
      <div className="mt-6 card p-6">
        <div className="flex flex-wrap items-center gap-4">
          <label className="button button-quiet focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent">
            {both('choose')}
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              disabled={stage.at === 'sending'}
              onChange={choose}
            />
          </label>
          <button
            type="button"
            className="button button-primary"
            aria-disabled={stage.at === 'sending'}
            onClick={() => void send()}
          >
            {both('upload')}
          </button>
        </div>
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-(--accent)"
            checked={isCutOnServer}
            onChange={(event) => setCutOnServer(event.target.checked)}
          />
          <span>{both('onServer')}</span>
        </label>
        {cut && <Preview square={cut.square} words={copy} />}
        {stage.at === 'sending' && (
          <progress
            className="mt-4 progress-bar"
            max={100}
            value={stage.percent}
            aria-label={copy.uploading}
          />
        )}
        <p role="status" className="mt-4 empty:hidden">
          {stage.at === 'sending' && both('uploading')}
          {stage.at === 'done' && both('done')}
        </p>
        <p role="alert" className="mt-4 text-accent empty:hidden">
          {problem && (
            <>
              <Both zh={CHINESE.problems[problem.is]} own={copy.problems[problem.is]} />
              {problem.is === 'failed' && problem.told && ` ${problem.told}`}
            </>
          )}
        </p>
      </div>
      {stage.at === 'done' && <UploadResult reply={stage.reply} words={copy} />}
      {stage.at === 'cutting' && (
        <CropDialog
          file={stage.file}
          copy={crop}
          onCrop={(square, area) =>
            setStage({ at: 'ready', cut: { file: stage.file, square, area } })
          }
          onClose={() => setStage(cut ? { at: 'ready', cut } : { at: 'empty' })}
        />
      )}
    </>
  );
};

const Preview = ({ square, words }: { square: File; words: DataCenterWords }) => {
  const [url, setUrl] = useState<{ of: File; address: string }>();
  if (url?.of !== square) setUrl({ of: square, address: URL.createObjectURL(square) });
  useEffect(() => () => void (url && URL.revokeObjectURL(url.address)), [url]);
  return (
    <figure className="mt-4">
      <img
        src={url?.address}
        alt={words.preview}
        width="120"
        height="120"
        className="size-30 rounded-2xl border border-line"
      />
      <figcaption className="mt-2 text-sm text-muted">
        <Both zh={CHINESE.preview} own={words.preview} />
      </figcaption>
    </figure>
  );
};
