import { CircleAlert, CircleCheck, CloudUpload } from 'lucide-react';
import { classes } from '#src/lib/html.ts';
import { SignInElsewhere } from '#src/ui/current-user/SignInElsewhere.tsx';
import type { Saving } from '../saving/autosave.ts';
import { useWizard } from './wizard-context.ts';

type Props = { saving: Saving; onRetry: () => void };

const ICONS = {
  saved: CircleCheck,
  waiting: CloudUpload,
  saving: CloudUpload,
  failed: CircleAlert,
  conflict: CircleAlert,
} as const;

/** Whether everything is saved, in one word; nothing before there was anything to save. */
export const SaveStatus = ({ saving }: Pick<Props, 'saving'>) => {
  const t = useWizard().copy.wizard.saving;
  const said = saving.at !== 'untouched' && { Icon: ICONS[saving.at], text: t[saving.at] };
  const isTrouble = saving.at === 'failed' || saving.at === 'conflict';
  return (
    // As wide as any of its words, so that the form stays where it is when the first one comes.
    <p
      role="status"
      data-saving={saving.at}
      className={classes(
        'inline-flex min-h-8 min-w-28 items-center justify-center gap-2 rounded-full px-3 text-sm font-medium',
        said && (isTrouble ? 'bg-red-soft text-ink' : 'bg-jade-soft text-ink'),
      )}
    >
      {said && (
        <>
          <said.Icon
            size={16}
            aria-hidden="true"
            className={isTrouble ? 'text-accent' : 'text-jade'}
          />
          {said.text}
        </>
      )}
    </p>
  );
};

/** Why something is not saved, and what to do about it. */
export const SaveTrouble = ({ saving, onRetry }: Props) => {
  const { copy, locale } = useWizard();
  const t = copy.wizard.saving;
  if (saving.at !== 'failed') return undefined;
  const { why, isKept } = saving;
  const isOver = why === 'locked' || why === 'gone';
  return (
    <div role="alert" className="mt-4 rounded-2xl bg-red-soft p-4" data-trouble={why}>
      <p>{t[why]}</p>
      {!isKept && <p className="mt-1 font-semibold">{t.notKept}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {why === 'signed_out' && (
          <SignInElsewhere
            locale={locale}
            copy={{ signIn: t.signIn, newTab: copy.wizard.review.newTab }}
          />
        )}
        {isOver ? (
          <button type="button" className="button button-quiet" onClick={() => location.reload()}>
            {t.reload}
          </button>
        ) : (
          why !== 'refused' && (
            <button type="button" className="button button-quiet" onClick={onRetry}>
              {t.retry}
            </button>
          )
        )}
      </div>
    </div>
  );
};
