import { useEffect, useState } from 'react';

type Simplified = {
  readonly text: string;
  /** False while traditional characters wait for their table. */
  readonly isSettled: boolean;
};

const HAN = /\p{Script=Han}/u;

const unchanged = (text: string): string => text;

/**
 * A text with its traditional characters in simplified ones, as soon as their table has come. What a
 * document has in other code points, as ⽔ (U+2F54) for 水, is the same character at once.
 */
export const useSimplified = (typed: string): Simplified => {
  const [convert, setConvert] = useState<(text: string) => string>();
  const text = typed.normalize('NFKC');
  const isSettled = convert !== undefined || !HAN.test(text);
  useEffect(() => {
    if (isSettled) return;
    // Without the table simplified characters are found all the same.
    import('#src/domain/mandarin/simplified.ts').then(
      ({ simplified }) => setConvert(() => simplified),
      () => setConvert(() => unchanged),
    );
  }, [isSettled]);
  return { text: convert ? convert(text) : text, isSettled };
};
