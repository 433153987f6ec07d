import { Check, CircleHelp, TrendingUpDown, X } from 'lucide-react';
import { classes } from '#src/lib/html.ts';
import { fill } from '#src/i18n/messages.ts';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import type { Judgement } from '../judging/judge.ts';
import type { PracticeWords } from '../practice-words.ts';
import type { JudgedSyllable, Verdict } from '../judging/syllables.ts';

type Props = { judgement: Judgement; words: PracticeWords['result'] };

const LOOKS: Record<Verdict, { Icon: typeof Check; colour: string }> = {
  right: { Icon: Check, colour: 'border-jade text-jade' },
  tone: { Icon: TrendingUpDown, colour: 'border-gold text-gold' },
  missed: { Icon: X, colour: 'border-accent text-accent' },
  unsure: { Icon: CircleHelp, colour: 'border-dashed border-muted text-muted' },
};

/** What was heard, and how much of it was right. */
export const ResultSummary = ({ judgement: { transcript, syllables, praise }, words }: Props) => {
  const right = syllables.filter(({ verdict }) => verdict === 'right').length;
  const advice = praise.because && words.advice[praise.because];
  return (
    <p>
      {words.heard}{' '}
      <bdi lang="zh-Hans" className="text-lg">
        {transcript}
      </bdi>
      <span className="block">{fill(words.share, { n: right, total: syllables.length })}</span>
      {advice && (
        <span className="block">
          <ChineseText text={fill(advice, { hanzi: praise.missing.join('') })} />
        </span>
      )}
      {praise.say === 'unsure' && <span className="block">{words.unsure}</span>}
    </p>
  );
};

/** Each syllable with its verdict in plain words. */
export const SyllableList = ({ judgement: { syllables }, words }: Props) => (
  <>
    <ol
      dir="ltr"
      aria-label={words.title}
      className="flex flex-wrap justify-center gap-1.5 sm:gap-2"
    >
      {syllables.map((syllable, at) => (
        <SyllableItem key={at} syllable={syllable} words={words} />
      ))}
    </ol>
    <p className="text-sm text-muted">{words.limits}</p>
  </>
);

const SyllableItem = ({ syllable, words }: { syllable: JudgedSyllable; words: Props['words'] }) => {
  const { hanzi, pinyin, verdict, heard } = syllable;
  const { Icon, colour } = LOOKS[verdict];
  return (
    <li
      className={classes(
        'grid min-w-20 content-start justify-items-center rounded-xl border-2 bg-surface px-1 py-1.5 sm:px-2',
        colour,
      )}
    >
      <span lang="zh-Hans" className="text-2xl text-ink">
        {hanzi}
      </span>
      <span lang="zh-Latn" className="pinyin text-ink">
        {pinyin}
      </span>
      <span dir="auto" className="flex items-center gap-1 text-sm font-medium">
        <Icon size={16} aria-hidden="true" className="shrink-0" />
        {words.verdicts[verdict]}
      </span>
      {heard && (
        <span dir="auto" className="text-sm text-muted">
          {fill(words.instead, { pinyin: heard })}
        </span>
      )}
    </li>
  );
};
