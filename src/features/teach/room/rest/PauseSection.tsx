import type { ReactNode } from 'react';
import type { RestCopy } from './copy.ts';

type Props = {
  copy: RestCopy;
  isPaused: boolean;
  isWorking: boolean;
  /** How it goes or went. */
  told: string | false;
  onPress: () => void;
  /** What went wrong. */
  children: ReactNode;
};

/** Whether a tutor is paused, with the way in or out, which keeps the focus when it has been taken. */
export const PauseSection = ({
  copy: { pause: t },
  isPaused,
  isWorking,
  told,
  ...props
}: Props) => (
  <section className="card p-5 sm:p-6" aria-labelledby="pause-title" id="pause">
    <h2 id="pause-title" className="text-part">
      {isPaused ? t.on : t.title}
    </h2>
    <p className="mt-1 text-muted">{t.about}</p>
    <button
      type="button"
      className={isPaused ? 'mt-4 button button-primary' : 'mt-4 button button-quiet'}
      aria-disabled={isWorking || undefined}
      onClick={() => {
        if (!isWorking) props.onPress();
      }}
    >
      {isPaused ? t.end : t.start}
    </button>
    <p role="status" className="mt-2 empty:mt-0">
      {told}
    </p>
    {props.children}
  </section>
);
