import { useState, type ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import type { RestCopy } from './copy.ts';

type Props = {
  locale: Locale<'teach'>;
  copy: RestCopy;
  /** Requests and proposals that wait for an answer, and agreed lessons ahead. */
  open: number;
  agreed: number;
  isWorking: boolean;
  onClose: () => void;
  onLeave: (isSure: boolean) => void;
  /** How it goes. */
  children: ReactNode;
};

/** Says what leaving does, and asks whether it is meant. */
export const LeaveDialog = ({ locale, copy, open, agreed, isWorking, ...props }: Props) => {
  const { onClose, onLeave, children } = props;
  const { leave: t } = copy;
  const [isSure, setIsSure] = useState(false);
  return (
    <Dialog title={t.ask} closeLabel={copy.cancel} onClose={onClose} stays={isWorking}>
      <ul className="list-disc space-y-1 ps-5">
        <li>{t.effect}</li>
        {open > 0 && <li>{plural(locale, t.open, open)}</li>}
        {agreed > 0 && <li>{plural(locale, t.agreed, agreed)}</li>}
        <li>{t.told}</li>
      </ul>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isSure}
          onChange={(event) => setIsSure(event.target.checked)}
        />
        {t.sure}
      </label>
      <div className="mt-3">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isWorking || undefined}
          onClick={() => {
            if (!isWorking) onLeave(isSure);
          }}
        >
          {t.go}
        </button>
      </div>
    </Dialog>
  );
};

/** What is left to say to somebody who has left. */
export const LeftDialog = ({ locale, copy: { leave: t } }: Pick<Props, 'locale' | 'copy'>) => (
  <Dialog title={t.left} onClose={() => undefined}>
    <p>{t.thanks}</p>
    <p className="mt-6 text-end">
      <a className="button button-primary" href={localizedPath(locale, '/')}>
        {t.home}
      </a>
    </p>
  </Dialog>
);
