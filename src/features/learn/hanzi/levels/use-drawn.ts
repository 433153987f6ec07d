import { useEffect, useState } from 'react';
import { characterId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hasPractised } from '#src/learning/device/has-practised.ts';
import type { OpenLearner } from '#src/learning/learner.store.ts';
import { mayBeSignedIn } from '#src/ui/current-user/current-user.ts';

/** Says of a character whether the learner has drawn it, on whichever device. */
export type IsDrawn = (char: string) => boolean;

const drawnIn =
  ({ cards }: OpenLearner): IsDrawn =>
  (char) =>
    cards.get(characterId(char))?.tracedAt !== undefined;

/** What the learner's memory tells of it: nothing until it has come, or where there is none. */
export const useDrawn = (locale: Locale): IsDrawn => {
  const [isDrawn, setIsDrawn] = useState<IsDrawn>(() => () => false);

  useEffect(() => {
    if (!hasPractised() && !mayBeSignedIn()) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    import('#src/learning/learner.store.ts')
      .then(({ learner, openLearner }) => {
        if (isGone) return;
        stop = learner.subscribe((me) => {
          if (me.at === 'open') setIsDrawn(() => drawnIn(me));
        });
        return openLearner(locale);
      })
      // The levels tell what this device knows.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [locale]);

  return isDrawn;
};
