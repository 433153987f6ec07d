import { useStore } from '@nanostores/react';
import type { Locale } from '#src/i18n/locales.ts';
import type { StrokeWords } from '#src/ui/strokes/stroke-words.ts';
import type { ReviewCopy } from '../copy.ts';
import { LateNothingToAsk, LateSessionEnd } from '../late-parts.ts';
import { Invitation } from './Invitation.tsx';
import type { Review, ReviewStore } from './review.store.ts';
import { tallyOf } from './session.machine.ts';
import type { Situation } from './situation.ts';
import { Sitting } from './Sitting.tsx';

type Props = {
  locale: Locale;
  copy: ReviewCopy;
  strokeWords: StrokeWords;
  store: ReviewStore;
  review: Review;
  situation: Situation;
  /** Another one for each sitting. */
  chance: string;
};

/** What the day brings, once it is planned; nothing for someone who has to choose a path first. */
export const Planned = (props: Props) => {
  const { locale, copy, strokeWords, store, review, situation, chance } = props;
  const isUnwritten = useStore(store.$isUnwritten);
  return (
    <>
      {isUnwritten && (
        <p role="alert" className="mb-4 rounded-xl bg-red-soft px-4 py-3">
          {copy.notWritten}
        </p>
      )}
      {review.at === 'invited' && (
        <Invitation {...{ locale, copy }} {...review} onBegin={store.begin} />
      )}
      {review.at === 'nothing' && !review.wantsPath && (
        <LateNothingToAsk {...{ locale, copy, situation }} done={review.done} />
      )}
      {review.at === 'sitting' &&
        (review.session.at === 'ended' ? (
          <LateSessionEnd
            {...{ locale, copy, situation }}
            tally={tallyOf(review.session)}
            onGoOn={() => store.goOn(situation, new Date())}
            onUndo={() => store.send({ type: 'undone' })}
          />
        ) : (
          <Sitting
            {...{ locale, copy, strokeWords, chance }}
            catalogue={situation.catalogue}
            session={review.session}
            send={store.send}
          />
        ))}
    </>
  );
};
