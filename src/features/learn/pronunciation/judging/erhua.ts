/** 儿 joins the syllable before it, but not in words as 女儿 and 儿子, where it is one of its own. */
const SYLLABLE = /[^儿女婴幼孤少胎男育患生健]儿(?![子童科女歌媳孙])|./gu;

/** Chinese characters in syllables, of which one may have two characters: 一, 点儿. */
export const hanziSyllables = (hanzi: string): string[] => hanzi.match(SYLLABLE) ?? [];

/** 这儿, 那儿 and 哪儿 are places; 这, 那 and 哪 are not. */
const OTHER_WORD = /^(?:zhe|na)r$/;

/** A sound without the r that many speakers leave out: diǎnr is diǎn as well. */
export const withoutErhua = (base: string): string =>
  base === 'er' || OTHER_WORD.test(base) ? base : base.replace(/r$/, '');
