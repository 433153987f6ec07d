/** Vowels with their marks for tones 1 to 4, the plain one first. */
const MARKED: Readonly<Record<string, string>> = {
  a: 'aāáǎà',
  e: 'eēéěè',
  i: 'iīíǐì',
  o: 'oōóǒò',
  u: 'uūúǔù',
  ü: 'üǖǘǚǜ',
};

/** What can stand between the first consonant of a syllable and its last. */
const NUCLEI = new Set('a o e i u ü ai ei ui ao ou iu ie ue üe ia iao io ua uai uo'.split(' '));

type Vowel = { readonly plain: string; readonly tone: number };

const vowelOf = (letter: string): Vowel => {
  const small = letter.toLowerCase();
  const [plain, marks] = Object.entries(MARKED).find(([, all]) => all.includes(small)) ?? [
    small,
    small,
  ];
  return { plain, tone: marks.indexOf(small) };
};

/** Where the mark stands: on a or e, on the o of ou, else on the last vowel. */
const markedPlace = (nucleus: string): number => {
  const place = nucleus.search(/[ae]|ou/);
  return place === -1 ? nucleus.length - 1 : place;
};

/** Vowels up to a number, with the consonants that may end the syllable in between. */
const NUMBERED = /([aeiouüāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]+)([ngr]{0,3})([0-5])/giu;

/**
 * Pinyin whose numbers have become marks: `ni3hao3` is nǐhǎo, `lv4` and `lu:4` are lǜ, 5 and 0 take
 * a mark away. It may be called after every key, as someone types; what is no pinyin stays as it is.
 */
export const withToneMarks = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/u:/g, 'ü')
    .replace(/U:/g, 'Ü')
    .replace(/v/g, 'ü')
    .replace(/V/g, 'Ü')
    .replace(
      NUMBERED,
      (_, vowels: string, end: string, digit: string) => marked(vowels, Number(digit) % 5) + end,
    );

/** The longest last part of some vowels that is one syllable's takes the tone. */
const marked = (letters: string, tone: number): string => {
  const vowels = [...letters].map(vowelOf);
  const from = vowels.findIndex((_, index) => isNucleus(vowels.slice(index)));
  const nucleus = vowels.slice(from);
  const place = from + markedPlace(nucleus.map(({ plain }) => plain).join(''));
  return [...letters]
    .map((letter, index) => {
      if (index < from) return letter;
      const { plain } = vowels[index] ?? { plain: letter };
      const small = index === place ? (MARKED[plain]?.[tone] ?? plain) : plain;
      return letter === letter.toLowerCase() ? small : small.toUpperCase();
    })
    .join('');
};

/** Marked already, it is the same syllable only where its mark stands in the right place. */
const isNucleus = (vowels: readonly Vowel[]): boolean => {
  const plain = vowels.map((vowel) => vowel.plain).join('');
  const tones = vowels.flatMap(({ tone }, index) => (tone > 0 ? [index] : []));
  return (
    NUCLEI.has(plain) &&
    (tones.length === 0 || (tones.length === 1 && tones[0] === markedPlace(plain)))
  );
};
