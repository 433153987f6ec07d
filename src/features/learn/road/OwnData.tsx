import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { forgetEverything } from '#src/learning/forget-everything.ts';
import { exportLearning } from '#src/learning/learning.wires.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import type { RoadCopy } from './copy.ts';

type Props = { locale: Locale; copy: RoadCopy['data']; account: string };

type Standing =
  'kept' | 'asking' | 'forgetting' | 'forgotten' | 'forgottenThere' | 'failed' | 'offline';

/** What the account keeps of its learner, to take along or to have forgotten (OWNDATA-1, OWNDATA-2). */
export const OwnData = ({ locale, copy, account }: Props) => {
  const [standing, setStanding] = useState<Standing>('kept');
  const forget = async () => {
    setStanding('forgetting');
    const result = await forgetEverything(account, locale);
    if (result.ok) setStanding(result.isForgottenHere ? 'forgotten' : 'forgottenThere');
    else setStanding(result.code === 'offline' ? 'offline' : 'failed');
  };
  const isOpen = standing === 'asking' || standing === 'forgetting';
  return (
    <section aria-labelledby="road-data" className="no-print mt-10 card p-6">
      <h2 id="road-data" className="text-part">
        {copy.title}
      </h2>
      <p className="mt-2 text-muted">{copy.about}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={exportLearning.path} download className="button button-quiet">
          <Download size={18} aria-hidden="true" />
          {copy.download}
        </a>
        <button
          type="button"
          className="button button-quiet text-accent"
          onClick={() => setStanding('asking')}
        >
          <Trash2 size={18} aria-hidden="true" />
          {copy.forget}
        </button>
      </div>
      <p role="status" className={standing === 'forgotten' ? 'mt-3 text-jade' : ''}>
        {standing === 'forgotten' && copy.forgotten}
      </p>
      {(standing === 'failed' || standing === 'offline' || standing === 'forgottenThere') && (
        <p role="alert" className="mt-3 text-accent">
          {copy[standing]}
        </p>
      )}
      {isOpen && (
        <Dialog
          title={copy.question}
          closeLabel={copy.close}
          stays={standing === 'forgetting'}
          onClose={() => {
            if (standing === 'asking') setStanding('kept');
          }}
        >
          <p>{copy.warning}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <button
              type="button"
              className="button button-primary"
              onClick={() => setStanding('kept')}
            >
              {copy.no}
            </button>
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={standing === 'forgetting'}
              onClick={() => {
                if (standing === 'asking') void forget();
              }}
            >
              {standing === 'forgetting' ? copy.forgetting : copy.yes}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
};
