import { Volume2 } from 'lucide-react';
import type { Ref } from 'react';
import type { HanziCopy } from './copy.ts';
import type { PracticeCharacter } from './hanzi.data.ts';

type Props = {
  copy: HanziCopy;
  character: PracticeCharacter;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The character to draw: how it looks, sounds and what it means in both languages. */
export const CharacterCard = ({ copy, character, headingRef }: Props) => (
  <section className="flex items-center gap-4 card p-4 sm:p-5 lg:flex-col lg:gap-3 lg:text-center">
    <h3
      ref={headingRef}
      tabIndex={-1}
      className="flex shrink-0 flex-col items-center gap-1 outline-none"
    >
      <bdi lang="zh-Hans" className="text-6xl font-normal lg:text-8xl">
        {character.char}
      </bdi>
      <span lang="zh-Latn" className="pinyin text-lg font-normal text-accent lg:text-2xl">
        {character.pinyin}
      </span>
    </h3>
    <dl className="grid flex-1 gap-1.5">
      <div>
        <dt className="text-sm text-muted">{copy.english}</dt>
        <dd>
          <bdi lang="en">{character.meaning}</bdi>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{copy.arabic}</dt>
        <dd>
          <bdi lang="ar">{character.meaningAr}</bdi>
        </dd>
      </div>
    </dl>
    <button
      type="button"
      className="button shrink-0 self-start button-quiet px-3 lg:self-center lg:px-5"
      data-speak={character.char}
    >
      <Volume2 size={20} aria-hidden="true" />
      {copy.listen}
    </button>
  </section>
);
