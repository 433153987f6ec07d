import { Heart, PenLine } from 'lucide-react';
import { useEffect } from 'react';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { bindKeep } from './bind-keep.ts';
import type { KeepWords } from './keep-words.ts';
import { writeAddress } from './write-address.ts';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- where React looks for its elements
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
    interface IntrinsicElements {
      'keep-item': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class: string };
    }
  }
}

type Props = {
  locale: Locale;
  words: KeepWords;
  item: ItemId;
  /** What the item is called. */
  hanzi: string;
  /** False where the item is being written anyway. */
  canBeWritten?: boolean;
};

/** The markup of `Keep.astro` for islands; a page that has it imports `keep.css`. */
export const Keep = ({ locale, words, item, hanzi, canBeWritten = true }: Props) => {
  useEffect(() => bindKeep(), []);
  return (
    <keep-item
      class="keep"
      data-item={item}
      data-known={words.known}
      data-fleeting={words.fleeting}
      data-failed={words.failed}
    >
      <button type="button" className="keep-heart" aria-pressed={false}>
        <Heart size={22} aria-hidden="true" />
        <span className="sr-only">
          {words.keep} <bdi lang="zh-Hans">{hanzi}</bdi>
        </span>
      </button>
      {canBeWritten && (
        <a className="keep-write" href={writeAddress(locale, hanzi)}>
          <PenLine size={18} aria-hidden="true" />
          {words.write}
          <span className="sr-only">
            {' '}
            <bdi lang="zh-Hans">{hanzi}</bdi>
          </span>
        </a>
      )}
      <span className="keep-mark" />
    </keep-item>
  );
};
