import { useStore } from '@nanostores/react';
import { Snail, Volume2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hearing, listenByBrowser, mute } from '#src/learning/device/hearing.store.ts';
import { canBeHeard, type Hearing } from '#src/learning/hearing.ts';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import { createQuestionSound } from '#src/ui/speech/question-sound.ts';
import { readVoiceConsent } from '#src/ui/speech/remote-consent.ts';
import { stopSaying } from '#src/ui/speech/say.ts';
import { SoundNote } from '#src/ui/speech/SoundNote.tsx';
import { heardChoicesFor } from '../answers/heard-meanings.ts';
import { AskMeaning } from './AskMeaning.tsx';
import { ChooseMeaning } from './ChooseMeaning.tsx';
import type { ExerciseProps } from './exercise-props.ts';

type Silence = Exclude<Hearing, 'open'>;

/** Something is heard, one of four meanings is its own; where nothing can be heard it is read. */
export const HearAndChoose = (props: ExerciseProps) => {
  const { copy, onAnswer } = props;
  // It stays as it was asked, whatever becomes of the sound later.
  const [silence, setSilence] = useState<Silence | undefined>(() => silenceOf(props));
  if (!silence) return <Heard {...props} onSilence={setSilence} />;
  const isDeclined = silence === 'silent' && readVoiceConsent() === 'no';
  const hearAfterAll = () => {
    listenByBrowser();
    setSilence(undefined);
  };
  return (
    <ChooseMeaning
      {...props}
      note={copy.hear[isDeclined ? 'declined' : silence]}
      actions={
        isDeclined && (
          <KeyButton className="button flex-1 button-quiet" shortcut="b" onClick={hearAfterAll}>
            {copy.hear.browserVoice}
          </KeyButton>
        )
      }
      onAnswer={(grade) => onAnswer(grade, 'read')}
    />
  );
};

const silenceOf = ({ item }: ExerciseProps): Silence | undefined => {
  const now = hearing.get();
  return now === 'open' || canBeHeard(item, now) ? undefined : now;
};

/** A page that nobody has pressed anything in yet may not play. */
const mayPlay = (): boolean =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? false;

type Props = ExerciseProps & { onSilence: (silence: Silence) => void };

const Heard = (props: Props) => {
  const { copy, catalogue, item, isNew, chance, grade, onSilence } = props;
  const { hanzi, pinyin } = item;
  const [{ $sound, play }] = useState(createQuestionSound);
  const sound = useStore($sound);
  const [isSlowed, setSlowed] = useState(false);
  const listen = useRef<HTMLButtonElement>(null);
  const choices = useMemo(
    () => heardChoicesFor(catalogue, item, chance, isNew),
    [catalogue, item, chance, isNew],
  );

  const hear = async (isSlow = false) => {
    const said = await play({ text: hanzi, pinyin, isSlow });
    if (said === 'silent' && !$sound.get().isHeard) onSilence('silent');
  };
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) listen.current?.focus();
    if (mayPlay()) void hear();
    return stopSaying;
    // Once, as the question comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <AskMeaning
      {...props}
      focus="own"
      question={copy.questions.hear}
      choices={choices}
      worth={isSlowed ? 2 : 3}
      waits={!sound.isHeard}
      sound={
        <div className="grid gap-2">
          <div className="flex flex-wrap justify-center gap-3">
            <KeyButton
              ref={listen}
              className="button px-7 text-lg button-primary"
              shortcut="l"
              onClick={() => void hear()}
            >
              <Volume2 size={24} aria-hidden="true" />
              {sound.isHeard ? copy.hear.again : copy.hear.listen}
            </KeyButton>
            <KeyButton
              className="button button-quiet"
              shortcut="w"
              onClick={() => {
                if (grade === undefined) setSlowed(true);
                void hear(true);
              }}
            >
              <Snail size={20} aria-hidden="true" className="mirrored" />
              {copy.hear.slower}
            </KeyButton>
          </div>
          <SoundNote sound={sound} texts={copy.hear} />
        </div>
      }
      actions={
        <KeyButton
          className="button flex-1 button-quiet"
          shortcut="m"
          onClick={() => {
            mute();
            onSilence('muted');
          }}
        >
          {copy.hear.mute}
        </KeyButton>
      }
    />
  );
};
