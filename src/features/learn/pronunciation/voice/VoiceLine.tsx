import { levelsOf, movementOf, strokeOf, VOICE_BOX, type Span } from '#src/ui/voice/voice-box.ts';
import { paleOf, type Expected } from '#src/ui/voice/drawn-syllables.ts';
import { VoiceLegend, VoiceLevels } from '#src/ui/voice/VoiceSyllables.tsx';
import type { VoiceWords } from '#src/ui/voice/voice-words.ts';
import type { Seen } from './seen.ts';

type Props = {
  seen: Extract<Seen, { at: 'line' }>;
  expected: Expected;
  /** Between what the voice did first and next. */
  then: string;
  words: VoiceWords;
};

/** The width of a syllable's place, and how much of it stays free. */
const PLACE = 72;
const FREE = 10;

/** A phrase as one line over its tones in a row, where the syllables could not be told apart. */
export const VoiceLine = ({ seen: { contours, range }, expected, then, words }: Props) => {
  const width = PLACE * expected.tones.length;
  const start = contours[0]?.from ?? 0;
  const length = (contours.at(-1)?.to ?? 1) - start;
  const at = (seconds: number) => FREE + ((seconds - start) / length) * (width - 2 * FREE);
  const places = expected.tones.map((_, index): Span => ({
    from: index * PLACE + FREE,
    to: (index + 1) * PLACE - FREE,
  }));
  const did = contours.map((contour) => words.movements[movementOf(levelsOf(contour, range))]);
  return (
    <>
      <div className="voice-line" dir="ltr">
        <svg viewBox={`0 0 ${width} ${VOICE_BOX.height}`} className="voice-picture" aria-hidden>
          <VoiceLevels width={width} />
          {places.map((place, index) => {
            const pale = paleOf(expected, index);
            return pale && <path key={index} className="voice-ideal" d={strokeOf(pale, place)} />;
          })}
          {contours.map((contour, index) => (
            <path
              key={index}
              className="voice-stroke"
              d={strokeOf(levelsOf(contour, range), { from: at(contour.from), to: at(contour.to) })}
            />
          ))}
        </svg>
      </div>
      <p className="text-center first-letter:uppercase">{did.join(then)}</p>
      <VoiceLegend hasModel={expected.model !== undefined} words={words} />
    </>
  );
};
