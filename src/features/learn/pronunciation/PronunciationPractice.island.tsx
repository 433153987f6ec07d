import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Grade } from '#src/domain/learning/event.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { classes } from '#src/lib/html.ts';
import { tell } from '#src/learning/tell.ts';
import { followShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import type { Praise } from './judging/praise.ts';
import { ConsentQuestion, RecogniserNote } from './recognition/ConsentQuestion.tsx';
import {
  chooseRecogniser,
  isBrowserListening,
  storeConsent,
} from './recognition/choose-recogniser.ts';
import { ListeningPractice } from './ListeningPractice.tsx';
import type { Practice } from './practice.machine.ts';
import { createPractice, type PracticeStore } from './practice.store.ts';
import type { PracticeWords } from './practice-words.ts';
import { ResultSummary, SyllableList } from './verdict/Result.tsx';
import { FailureAlert } from './verdict/FailureAlert.tsx';
import { StatusPill } from './verdict/StatusPill.tsx';
import { YourVoicePlace } from './voice/YourVoicePlace.tsx';

type Props = { locale: Locale; words: PracticeWords; transcribeUrl?: string | undefined };

/** What a verdict says to the memory: SPEAKING-15. */
const GRADES: Readonly<Record<Praise['say'], Grade | undefined>> = {
  success: 3,
  close: 2,
  far: 1,
  unsure: undefined,
};

/** Close is translucent red; the others follow the site's colours. */
const SURFACE: Partial<Record<Practice['at'], string>> = {
  listening: 'bg-gold-soft/40',
  success: 'bg-jade-soft',
  close: 'bg-[rgb(200_30_20/15%)] dark:bg-[rgb(230_60_40/28%)]',
};

/** Where the card stands: it follows the phrase that shows there, and the page. */
const useCardOf = (practice: PracticeStore) => {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!card.current) return;
    const unfollow = followShownPhrase(card.current, practice.show);
    const hide = () => {
      if (document.hidden) practice.hide();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', practice.leave);
    return () => {
      unfollow();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', practice.leave);
      practice.leave();
    };
  }, [practice]);
  return card;
};

/** Say the phrase that shows in the section around this card, and hear how it went. */
export const PronunciationPractice = ({ locale, words, transcribeUrl }: Props) => {
  const [practice] = useState(() =>
    createPractice({
      chooseRecogniser: () => chooseRecogniser(locale, transcribeUrl),
      loadJudge: () => import('./judging/judge.ts').then(({ judgeTranscript }) => judgeTranscript),
      isPageHidden: () => document.hidden,
      hush: () =>
        void import('#src/ui/speech/say.ts').then(
          ({ stopSaying }) => stopSaying(),
          () => undefined,
        ),
      tellJudgement: ({ item }, { praise }) => {
        const grade = GRADES[praise.say];
        if (grade && item) tell({ item, what: 'graded', skill: 'say', grade });
      },
    }),
  );
  const state = useStore(practice.$practice);
  const phrase = useStore(practice.$phrase);
  const recording = useStore(practice.$recording);
  const card = useCardOf(practice);

  const answer = (consent: 'yes' | 'no') => {
    storeConsent(consent);
    if (consent === 'yes') practice.agree();
    else practice.decline();
  };
  const failure = 'failure' in state ? state.failure : undefined;
  const judgement = 'judgement' in state ? state.judgement : undefined;
  const shown = judgement ?? (failure && 'judgement' in failure ? failure.judgement : undefined);
  const fault = failure && 'fault' in failure ? failure.fault : undefined;
  const isCompared = fault === 'no_listener' || (fault !== undefined && recording !== undefined);
  // Nothing is known of the browser before the first press, nor on the server.
  const usesRecogniser = state.attempt > 0 && state.at !== 'asking' && isBrowserListening();

  return (
    <div
      ref={card}
      role="group"
      aria-label={words.region}
      data-state={state.at}
      className={classes(
        'no-print mt-6 grid justify-items-center gap-3 rounded-2xl border border-line p-4 text-center transition-colors noscript:hidden',
        SURFACE[state.at] ?? 'bg-sunken/50',
      )}
    >
      {fault !== 'no_listener' && (
        <StatusPill practice={state} level={practice.level} press={practice.press} words={words} />
      )}
      {state.at === 'opening' && state.isLong && (
        <p role="alert" className="max-w-md text-sm">
          {words.answer}
        </p>
      )}
      {state.at === 'asking' && <ConsentQuestion words={words.consent} answer={answer} />}
      {fault === 'no_listener' && phrase && (
        <ListeningPractice
          phrase={phrase}
          words={words.listening}
          allowRecogniser={() => {
            storeConsent('yes');
            practice.press();
          }}
        />
      )}
      {fault && fault !== 'no_listener' && (
        <FailureAlert fault={fault} words={words} dismiss={practice.dismiss} />
      )}
      {/* Always there, or screen readers would miss its first words. */}
      <div role="status" className="empty:-mt-3">
        {shown && <ResultSummary judgement={shown} words={words.result} />}
      </div>
      {shown && <SyllableList judgement={shown} words={words.result} />}
      {phrase && (shown || isCompared) && (
        <YourVoicePlace
          key={phrase.item ?? phrase.chinese}
          {...{ locale, phrase, recording, isCompared }}
          words={words.voice}
        />
      )}
      {state.at === 'idle' && !failure && (
        <p className="max-w-md text-sm text-muted">{words.hint}</p>
      )}
      {usesRecogniser && (
        <RecogniserNote
          words={words.consent}
          revoke={() => {
            storeConsent('no');
            practice.leave();
          }}
        />
      )}
    </div>
  );
};
