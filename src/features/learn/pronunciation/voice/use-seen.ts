import { useEffect, useMemo, useState } from 'react';
import type { ShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import type { Expected } from '#src/ui/voice/drawn-syllables.ts';
import { keptRange } from '#src/ui/voice/kept-range.ts';
import { loadMicrophone } from '#src/ui/voice/load-microphone.ts';
import { createTake } from '#src/ui/voice/take.store.ts';
import { modelOf } from './model.ts';
import { expectedIn, measureTake, type Seen } from './seen.ts';
import { soundOf } from './sound-of.ts';

type Seeing = Seen | 'measuring' | 'unreadable' | undefined;

/** What is to be seen of a recording, or else of what the learner says into a microphone of ours. */
export const useSeen = (phrase: ShownPhrase, recording: Blob | undefined) => {
  const said = useMemo(() => expectedIn(phrase.pinyin), [phrase.pinyin]);
  const [seeing, setSeeing] = useState<Seeing>(recording && 'measuring');
  const [model, setModel] = useState<Expected['model']>();
  const [take] = useState(() =>
    createTake({
      load: loadMicrophone,
      syllables: said.tones.length,
      measure: (sound) => measureTake(sound, said, keptRange()),
      tell: setSeeing,
    }),
  );
  useEffect(() => take.follow(), [take]);

  useEffect(() => {
    if (!recording) return;
    let isWanted = true;
    soundOf(recording)
      .then((sound) => measureTake(sound, said, keptRange()))
      .catch(() => 'unreadable' as const)
      .then((next) => isWanted && setSeeing(next));
    return () => {
      isWanted = false;
    };
  }, [recording, said]);

  const seen = typeof seeing === 'object' ? seeing : undefined;
  const hasVoice = seen !== undefined && seen.at !== 'silence';
  useEffect(() => {
    // What was recorded is fetched for somebody who has spoken, and not before.
    if (hasVoice) void modelOf(phrase, said).then(setModel);
  }, [hasVoice, phrase, said]);

  return {
    seeing,
    seen,
    hasVoice,
    take,
    expected: { ...said, model } satisfies Expected,
    /** The voice is known now, so the same take is judged. */
    measureAgain: () => {
      if (!seen) return;
      measureTake(seen.sound, said, keptRange()).then(setSeeing, () => setSeeing('unreadable'));
    },
  };
};
