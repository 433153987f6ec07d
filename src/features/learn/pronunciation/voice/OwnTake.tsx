import { useStore } from '@nanostores/react';
import type { TakeStore } from '#src/ui/voice/take.store.ts';
import { TakeButton } from '#src/ui/voice/TakeButton.tsx';
import type { VoiceWords } from '#src/ui/voice/voice-words.ts';
import type { Seen } from './seen.ts';

type Props = { take: TakeStore<Seen>; hint: string | undefined; voice: VoiceWords };

/** A microphone of the drawing's own, where nobody has recorded the learner. */
export const OwnTake = ({ take, hint, voice }: Props) => (
  <>
    {hint && <p className="max-w-md">{hint}</p>}
    <TakeButton take={useStore(take.$take)} level={take.level} press={take.press} words={voice} />
  </>
);
