import { useStore } from '@nanostores/react';
import { Brush } from 'lucide-react';
import type { TakeStore } from '#src/ui/voice/take.store.ts';
import { TakeButton } from '#src/ui/voice/TakeButton.tsx';
import type { VoiceWords } from '#src/ui/voice/voice-words.ts';
import type { Seen } from './seen.ts';
import type { YourVoiceWords } from './your-voice.messages.ts';

type Props = {
  take: TakeStore<Seen>;
  hint: string | undefined;
  words: YourVoiceWords;
  voice: VoiceWords;
};

/**
 * A microphone of the drawing's own, where nobody has recorded the learner. The card's may send what
 * it hears, this one does not: it has a name and a look of its own.
 */
export const OwnTake = ({ take, hint, words: { paint, paintAgain }, voice }: Props) => {
  const state = useStore(take.$take);
  const isSilence = state.at === 'done' && state.result.at === 'silence';
  return (
    <>
      {hint && <p className="max-w-md">{hint}</p>}
      <TakeButton
        take={state}
        level={take.level}
        press={take.press}
        words={{
          ...voice,
          buttons: { ...voice.buttons, start: paint, again: paintAgain },
          labels: { ...voice.labels, ready: paint },
        }}
        outcome={isSilence ? 'nothing' : 'painted'}
        BeginIcon={Brush}
      />
    </>
  );
};
