import { Volume2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Sound } from '#src/domain/pitch/downsample.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import type { ShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import { bringIntoView } from '#src/ui/bring-into-view.ts';
import { spokenSlowlyS } from '#src/ui/microphone/longest-take.ts';
import { Calibration } from '#src/ui/voice/calibration/Calibration.tsx';
import { keptRange } from '#src/ui/voice/kept-range.ts';
import { voiceMessages } from '#src/ui/voice/voice.messages.ts';
import { RECORDING_LIMIT_MS } from '../practice.machine.ts';
import { HearYourself } from './HearYourself.tsx';
import { OwnTake } from './OwnTake.tsx';
import { Rating, type Rated } from './Rating.tsx';
import { useSeen } from './use-seen.ts';
import { summaryOf, VoicePicture } from './VoicePicture.tsx';
import { yourVoiceMessages } from './your-voice.messages.ts';

type Props = {
  locale: Locale;
  phrase: ShownPhrase;
  /** What was recorded to be recognised; nothing where nobody did. */
  recording: Blob | undefined;
  /** Nobody listens, so learners compare, and say themselves how it was. */
  isCompared: boolean;
};

/** A take over the model's, to be seen and heard (VOICE-9). */
export const YourVoice = ({ locale, phrase, recording, isCompared }: Props) => {
  const words = inLocale(locale, yourVoiceMessages);
  const voice = inLocale(locale, voiceMessages);
  const { seeing, seen, hasVoice, take, expected, measureAgain } = useSeen(phrase, recording);
  /** Undefined until somebody has asked for it. */
  const [isCalibrating, setCalibrating] = useState<boolean>();
  const mayBeCut = recording && spokenSlowlyS(expected.tones.length) * 1000 > RECORDING_LIMIT_MS;
  // It stays once it was offered: a measured take leaves the focus there, and may be said again.
  const [isOwnOffered, setOwnOffered] = useState(!recording || mayBeCut);
  // Outlives the syllables that tell the range: a take is rated once.
  const [last, setLast] = useState<{ sound: Sound; rated: Rated }>();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone, and what came is shorter or longer: it may stand out of sight.
  useEffect(() => {
    if (isCalibrating === undefined || !section.current) return;
    section.current.focus({ preventScroll: true });
    bringIntoView(section.current);
  }, [isCalibrating]);

  if (isCalibrating) {
    const leave = () => setCalibrating(false);
    const calibrated = () => {
      leave();
      measureAgain();
    };
    return (
      <section ref={section} tabIndex={-1} className="voice-section outline-none">
        <Calibration words={voice} onDone={calibrated} />
        <button type="button" className="min-h-6 link" onClick={leave}>
          {words.later}
        </button>
      </section>
    );
  }
  if ((!recording || seeing === 'unreadable') && !isOwnOffered) setOwnOffered(true);
  const need = mayBeCut ? 'longer' : isCompared ? 'first' : 'again';
  const hint = seeing === 'unreadable' ? 'unreadable' : need;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="voice-section outline-none"
    >
      <h3 id={id} className="text-item">
        {words.title}
      </h3>
      {isOwnOffered && (
        <OwnTake
          take={take}
          hint={seen && !mayBeCut ? undefined : `${words[hint]} ${words.local}`}
          {...{ words, voice }}
        />
      )}
      {/* Always there, or screen readers would miss its first words. */}
      <p role="status" className="max-w-prose empty:hidden">
        {seeing === 'measuring' && voice.labels.measuring}
        {seen && summaryOf(seen, { words, voice })}
      </p>
      {seen && (
        <>
          <VoicePicture {...{ seen, expected, words, voice }} />
          <div
            role="group"
            aria-label={words.compare}
            className="flex flex-wrap justify-center gap-3"
          >
            <HearYourself sound={seen.sound} words={words} />
            <button
              type="button"
              className="button button-quiet"
              data-speak={phrase.chinese}
              data-pinyin={phrase.pinyin}
            >
              <Volume2 size={20} aria-hidden="true" />
              {words.model}
            </button>
          </div>
        </>
      )}
      {isCompared && phrase.item && seen && hasVoice && (
        <Rating
          item={phrase.item}
          rated={last?.sound === seen.sound ? last.rated : undefined}
          onRate={(rated) => setLast({ sound: seen.sound, rated })}
          words={words.rating}
        />
      )}
      {hasVoice && (
        <button type="button" className="min-h-6 link" onClick={() => setCalibrating(true)}>
          {keptRange() ? voice.calibration.again : words.known}
        </button>
      )}
    </section>
  );
};
