import { splitPinyin } from '#src/domain/mandarin/pinyin.ts';
import type { SpokenTone } from '#src/domain/mandarin/tones.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { enumerated, fill } from '#src/i18n/messages.ts';
import type { TonesCopy } from './copy.ts';
import { SoundText } from './SoundText.tsx';
import { isRight, tonesOf, type Answer } from './tones.machine.ts';

type Props = { locale: Locale; copy: TonesCopy; answer: Answer | undefined };

/** What was said and what was heard; empty, and of the same height, until there is an answer. */
export const Verdict = ({ locale, copy, answer }: Props) => {
  const right = answer && isRight(answer);
  const named = (tones: readonly SpokenTone[]) =>
    enumerated(
      locale,
      tones.map((tone) => copy.tones[tone]),
    );
  return (
    <div
      role="status"
      className="quiz-verdict min-h-30 text-center"
      data-tone={answer && (right ? 'right' : 'wrong')}
    >
      {answer && (
        <>
          <p className="font-semibold">{right ? copy.right : copy.wrong}</p>
          <p>
            {copy.was}{' '}
            {answer.question.sounds.map((sound) => (
              <SoundText key={sound.hanzi} sound={sound} />
            ))}
          </p>
          {!right && (
            <p className="text-sm">
              {named(tonesOf(answer.question))} · {copy.yours} {named(answer.heard)}
            </p>
          )}
          <Change copy={copy} answer={answer} />
        </>
      )}
    </div>
  );
};

/** A word that is written in other tones than it is said says so. */
const Change = ({ copy, answer }: { copy: TonesCopy; answer: Answer }) => {
  const [word, second] = answer.question.sounds;
  if (!word || second || word.tones.length < 2) return null;
  // Only the third tone keeps its mark; 不 and 一 are written as they are said.
  const isWrittenOtherwise = word.tones[0] === 2 && splitPinyin(word.pinyin)?.[0]?.tone === 3;
  if (!isWrittenOtherwise) return null;
  const [before = '', after = ''] = fill(copy.written, { pinyin: '\n' }).split('\n');
  return (
    <p className="text-sm">
      {before}
      <bdi className="pinyin" lang="zh-Latn">
        {word.pinyin}
      </bdi>
      {after}
    </p>
  );
};
