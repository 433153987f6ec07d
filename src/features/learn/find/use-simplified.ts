import { useEffect, useMemo, useState } from 'react';
import { HAN } from './finder.ts';
import { inOneCodePoint } from './one-code-point.ts';

/** What is looked for, all of it of one text: the page may be behind what is typed. */
export type Asked = {
  readonly typed: string;
  /** In simplified characters, as far as they are known. */
  readonly text: string;
  /** Whether that is another text than the typed one. */
  readonly isSimplified: boolean;
  /** Whether traditional characters can be read: where the table can't be had, they can't. */
  readonly table: 'awaited' | 'there' | 'missing';
};

type Convert = (text: string) => string;

/**
 * A text with its traditional characters in simplified ones, as soon as their table has come, which
 * is asked for with the first Chinese character, and anew with the next one where it did not come.
 * What a document has in other code points, as ⽔ (U+2F54) for 水 and ⺡ (U+2EA1) for 氵, is the same
 * character at once.
 */
export const useSimplified = (typed: string): Asked => {
  const [convert, setConvert] = useState<Convert | 'missing'>();
  const isWanted = typeof convert !== 'function' && HAN.test(inOneCodePoint(typed));
  useEffect(() => {
    if (!isWanted) return;
    import('#src/domain/mandarin/simplified.ts').then(
      ({ simplified }) => setConvert(() => simplified),
      () => setConvert('missing'),
    );
  }, [isWanted]);
  return useMemo(() => {
    const plain = inOneCodePoint(typed);
    if (typeof convert !== 'function') {
      const table = convert ?? 'awaited';
      return { typed, text: plain, isSimplified: false, table };
    }
    const text = convert(plain);
    return { typed, text, isSimplified: text !== plain, table: 'there' };
  }, [typed, convert]);
};
