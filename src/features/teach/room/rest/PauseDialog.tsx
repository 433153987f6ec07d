import type { ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import type { RestCopy } from './copy.ts';

type Props = {
  locale: Locale<'teach'>;
  copy: RestCopy;
  /** Requests and proposals that wait for an answer. */
  open: number;
  isWorking: boolean;
  onClose: () => void;
  onPause: () => void;
  /** How it goes. */
  children: ReactNode;
};

/** Asks whether to pause, and what becomes of open requests. */
export const PauseDialog = ({ locale, copy, open, isWorking, ...props }: Props) => {
  const { onClose, onPause, children } = props;
  const { pause: t } = copy;
  return (
    <Dialog title={t.ask} closeLabel={copy.cancel} onClose={onClose} stays={isWorking}>
      <p>{t.effect}</p>
      {open > 0 && (
        <div className="mt-3 rounded-xl bg-gold-soft px-4 py-3">
          <p>{plural(locale, t.open, open)}</p>
          <p>{plural(locale, t.told, open)}</p>
        </div>
      )}
      <div className="mt-3">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {open > 0 && (
          <a className="button button-quiet" href={localizedPath(locale, '/tutor')}>
            {t.answer}
          </a>
        )}
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isWorking || undefined}
          onClick={() => {
            if (!isWorking) onPause();
          }}
        >
          {open > 0 ? plural(locale, t.decline, open) : t.start}
        </button>
      </div>
    </Dialog>
  );
};
