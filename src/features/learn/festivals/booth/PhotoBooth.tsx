import { LoaderCircle } from 'lucide-react';
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { Modal } from '../game/Modal.tsx';
import { BoothIntroduction } from './BoothIntroduction.tsx';
import { BoothLive } from './BoothLive.tsx';
import { BoothResult } from './BoothResult.tsx';
import { closedBooth, stepBooth, type Background, type Booth } from './booth.machine.ts';
import type { BoothProps } from './booth.types.ts';
import { hasAgreed, rememberAgreement } from './choice.ts';
import { inScene } from './draw.ts';
import { useCamera, usePageSight } from './use-booth.ts';
import { useCutOut } from './use-cut-out.ts';
import { useProcessing } from './use-processing.ts';

const opened = (background: Background): Booth =>
  stepBooth(closedBooth, {
    type: 'opened',
    background,
    isKnown: background === 'removed' && hasAgreed(),
  });

/** The photo booth; its code and all it needs load with it. */
export const PhotoBooth = ({ settings, name, onClose, scene, items }: BoothProps) => {
  const { words, backgroundRemoval } = settings;
  const [booth, send] = useReducer(
    stepBooth,
    backgroundRemoval === 'off' ? 'left_out' : 'removed',
    opened,
  );
  const { cutOut, megabytes } = useCutOut(booth, backgroundRemoval);
  const stream = useCamera(booth, send);
  usePageSight(send);

  const [finished] = useState({ scene, items });
  useProcessing(booth, cutOut, finished, send);

  const shown = useRef<HTMLDivElement>(null);
  // The pressed button is gone with its step, and the focus would be nowhere.
  useEffect(() => {
    if (document.activeElement === document.body) shown.current?.focus();
  }, [booth]);

  const start = (background: Background) => {
    if (background === 'removed') rememberAgreement();
    send({ type: 'accepted', background });
  };
  const usePlain = () => {
    cutOut?.cancel();
    if (booth.at !== 'processing') return;
    void inScene(finished, booth.photo).then((file) =>
      send({ type: 'not_composed', reason: 'chosen', file }),
    );
  };
  const capture = (taken: Blob) => {
    if (booth.at === 'live' && booth.background === 'removed') {
      return send({ type: 'captured', photo: taken });
    }
    void inScene(finished, taken).then((framed) => send({ type: 'captured', photo: framed }));
  };
  const loading =
    megabytes > 0 && fill(words.loading, { n: formatNumber('en', Math.min(megabytes, 100)) });

  const content = (): ReactNode => {
    switch (booth.at) {
      case 'closed':
        return null;
      case 'introduction':
        return (
          <BoothIntroduction words={words} backgroundRemoval={backgroundRemoval} onStart={start} />
        );
      case 'asking':
        return <Waiting>{words.asking}</Waiting>;
      case 'paused':
        return <Waiting>{words.paused}</Waiting>;
      case 'live':
        return (
          stream && <BoothLive {...{ stream, words, scene, items, loading }} onCapture={capture} />
        );
      case 'processing':
        return (
          <Waiting>
            <span className="text-xl font-medium">{words.processing}</span>
            <span className="text-muted">{words.usually}</span>
            {loading && <span className="text-sm text-muted">{loading}</span>}
            <button type="button" className="mt-2 button button-quiet" onClick={usePlain}>
              {words.plainNow}
            </button>
          </Waiting>
        );
      case 'failed':
        return (
          <div className="booth-stage" role="alert">
            <p className="text-xl font-medium">{words.problem[booth.problem].title}</p>
            <p className="max-w-[34rem]">{words.problem[booth.problem].advice}</p>
            <button
              type="button"
              className="button button-primary"
              onClick={() => send({ type: 'retried' })}
            >
              {words.tryAgain}
            </button>
          </div>
        );
      case 'result':
        return <BoothResult {...{ words, name, send }} {...booth} />;
    }
  };

  return (
    <Modal
      title={booth.at === 'result' ? words.resultTitle : words.title}
      closeLabel={words.close}
      onClose={onClose}
      class="booth"
    >
      <div ref={shown} tabIndex={-1} className="outline-none">
        {content()}
      </div>
    </Modal>
  );
};

const Waiting = ({ children }: { children: ReactNode }) => (
  <div className="booth-stage" role="status">
    <LoaderCircle size={40} className="animate-spin text-accent" aria-hidden="true" />
    {children}
  </div>
);
