import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { itemsById, type CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { listenAgain, listenByBrowser } from '#src/learning/device/hearing.store.ts';
import { record } from '#src/learning/device/journal.ts';
import type { Hearing } from '#src/learning/hearing.ts';
import { useKeeping } from '#src/learning/not-kept/use-keeping.tsx';
import type { OpenLearner } from '#src/learning/learner.store.ts';
import type { PlanSettingsCopy } from '#src/learning/plan-settings/copy.ts';
import { PlanSettings } from '#src/learning/plan-settings/PlanSettings.tsx';
import type { SyncCopy } from '#src/learning/sync-notice/copy.ts';
import { SyncNotice } from '#src/learning/sync-notice/SyncNotice.tsx';
import { readVoiceConsent } from '#src/ui/speech/remote-consent.ts';
import type { ReviewCopy } from '../copy.ts';
import type { Situation } from '../session/situation.ts';

type Props = {
  locale: Locale;
  copy: ReviewCopy;
  planCopy: PlanSettingsCopy;
  syncCopy: SyncCopy;
  learner: OpenLearner;
  situation: Situation;
};

/** Below the exercise: where the answers are, and what can be decided about reviews. */
export const Below = ({ syncCopy, learner, ...props }: Props) => (
  <>
    <div className="mt-4">
      <SyncNotice locale={props.locale} copy={syncCopy} learner={learner} />
    </div>
    {learner.knowsAccount ? (
      <Settings {...props} />
    ) : (
      <a className="mt-6 button button-quiet" href={localizedPath(props.locale, '/contents')}>
        {props.copy.contents}
      </a>
    )}
  </>
);

/** Not for an account that has told nothing yet: it may have another plan. */
const Settings = ({ locale, copy, planCopy, situation }: Omit<Props, 'syncCopy' | 'learner'>) => (
  <details className="group mt-6 card px-5 py-2">
    <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
      {copy.settings.title}
      <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
    </summary>
    <div className="pt-3 pb-4">
      <PlanSettings
        locale={locale}
        copy={planCopy}
        plan={situation.plan}
        paths={situation.catalogue.paths}
      />
      <Ears copy={copy} hearing={situation.hearing} />
      <Suspended {...{ locale, copy, situation }} />
    </div>
  </details>
);

/** Exercises by ear that are left out, and the way back to them. */
const Ears = ({ copy, hearing }: Pick<Props, 'copy'> & { hearing: Hearing }) => {
  const { settings: t } = copy;
  if (hearing === 'open') return null;
  const isDeclined = hearing === 'silent' && readVoiceConsent() === 'no';
  return (
    <section className="mt-7">
      <h3 className="font-medium">{t.sound}</h3>
      <p className="mt-1 text-muted">{t[isDeclined ? 'declined' : hearing]}</p>
      <button
        type="button"
        className="mt-2 button button-quiet px-4"
        onClick={isDeclined ? listenByBrowser : listenAgain}
      >
        {isDeclined ? copy.hear.browserVoice : t.listenAgain}
      </button>
    </section>
  );
};

/** What is not asked any more. */
const Suspended = ({
  locale,
  copy,
  situation: { cards, catalogue },
}: Pick<Props, 'locale' | 'copy' | 'situation'>) => {
  const items = itemsById(catalogue);
  const suspended = [...cards.values()].flatMap((card) => {
    const item = card.suspended ? items.get(card.item) : undefined;
    return item ? [item] : [];
  });
  const [hasRestored, setRestored] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (suspended.length === 0 && !hasRestored) return null;
  const onRestored = (button: HTMLElement) => {
    setRestored(true);
    // The button goes. Whoever went elsewhere meanwhile stays there.
    if (button === document.activeElement) heading.current?.focus();
  };
  return (
    <section className="mt-7">
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {copy.settings.suspended}
      </h3>
      <p role="status" className="mt-1 text-muted empty:absolute">
        {suspended.length === 0 && copy.settings.noneSuspended}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {suspended.map(({ item, hanzi }) => (
          <Restore key={item} {...{ locale, copy, item, hanzi, onRestored }} />
        ))}
      </ul>
    </section>
  );
};

type RestoreProps = Pick<Props, 'locale' | 'copy'> &
  Pick<CatalogueItem, 'item' | 'hanzi'> & { onRestored: (button: HTMLElement) => void };

const Restore = ({ locale, copy, item, hanzi, onRestored }: RestoreProps) => {
  const { keep, notKept } = useKeeping(locale);
  const restore = async (button: HTMLElement) => {
    if (await keep(record([{ item, what: 'restored' }]))) onRestored(button);
  };
  return (
    <li>
      <button
        type="button"
        className="button button-quiet px-4"
        onClick={({ currentTarget }) => void restore(currentTarget)}
      >
        <bdi lang="zh-Hans">{hanzi}</bdi> {copy.restore}
      </button>
      {notKept}
    </li>
  );
};
