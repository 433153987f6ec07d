import { Volume2 } from 'lucide-react';
import { fieldIn, type Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import type { HanziCopy } from '../copy.ts';
import type { CharacterUse, PracticeCharacter } from '../hanzi.data.ts';

type Props = { locale: Locale; copy: HanziCopy; character: PracticeCharacter };

/** A word and a sentence with the character, to read and to hear (STROKES-19). */
export const CharacterUses = ({ locale, copy, character: { word, sentence } }: Props) => {
  if (!word && !sentence) return null;
  return (
    <dl className="order-2 grid gap-3 card p-4 sm:p-5 lg:order-none">
      {word && <Use {...{ locale, copy }} label={copy.inWord} use={word} />}
      {sentence && <Use {...{ locale, copy }} label={copy.inSentence} use={sentence} />}
    </dl>
  );
};

type UseProps = { locale: Locale; copy: HanziCopy; label: string; use: CharacterUse };

const Use = ({ locale, copy, label, use }: UseProps) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="flex items-center justify-between gap-3">
      <div>
        <bdi lang="zh-Hans" className="block text-2xl rtl:text-end">
          {use.chinese}
        </bdi>
        <span lang="zh-Latn" className="pinyin block text-accent rtl:text-end">
          {use.pinyin}
        </span>
        <span className="block">{use[fieldIn(locale, 'meaning') as 'meaning' | 'meaningAr']}</span>
      </div>
      <button
        type="button"
        className="button size-12 shrink-0 button-quiet p-0"
        data-speak={use.chinese}
        data-pinyin={use.pinyin}
        aria-label={fill(copy.listenTo, { chinese: use.chinese })}
      >
        <Volume2 size={20} aria-hidden="true" />
      </button>
    </dd>
  </div>
);
