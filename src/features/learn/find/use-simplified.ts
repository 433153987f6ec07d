import { useEffect, useState } from 'react';

const HAN = /\p{Script=Han}/u;

/** A text with its traditional characters in simplified ones, as soon as their table has come. */
export const useSimplified = (text: string): string => {
  const [convert, setConvert] = useState<(text: string) => string>();
  const isWanted = !convert && HAN.test(text);
  useEffect(() => {
    if (!isWanted) return;
    // Without the table simplified characters are found all the same.
    import('#src/domain/mandarin/simplified.ts').then(
      ({ simplified }) => setConvert(() => simplified),
      () => undefined,
    );
  }, [isWanted]);
  return convert ? convert(text) : text;
};
