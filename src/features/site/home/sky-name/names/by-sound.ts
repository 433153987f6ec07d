import { folded } from '#src/domain/folded.ts';
import { LONGEST } from './hanzi-name.ts';

/** The columns of the table: what follows a consonant, and in the end the consonant alone. */
const ENDINGS = ['a', 'e', 'i', 'o', 'u', 'ai', 'au', 'an', 'en', 'in', 'un', ''] as const;

/** Characters for each consonant and what follows it, as Chinese newspapers write foreign names. */
const TABLE: Readonly<Record<string, string>> = {
  b: '巴贝比博布拜鲍班本宾本布',
  p: '帕佩皮波普派保潘彭平蓬普',
  t: '塔特提托图泰陶坦滕廷通特',
  th: '萨塞西索苏赛绍桑森辛松斯',
  j: '贾杰吉乔朱杰焦詹真金准吉',
  ch: '恰切奇乔楚柴乔昌陈钦春奇',
  h: '哈赫希霍胡海豪汉亨欣洪赫',
  d: '达德迪多杜代道丹登丁敦德',
  z: '扎泽齐佐祖宰造赞真津尊兹',
  r: '拉雷里罗鲁赖劳兰伦林伦尔',
  l: '拉莱利洛卢莱劳兰伦林伦尔',
  s: '萨塞西索苏赛绍桑森辛松斯',
  sh: '沙谢希肖舒谢绍尚申辛顺施',
  f: '法费菲福富费福凡芬芬丰夫',
  k: '卡克基科库凯考坎肯金昆克',
  g: '加盖吉戈古盖高甘根金贡格',
  m: '马梅米莫穆迈毛曼门明孟姆',
  n: '纳内尼诺努奈瑙南嫩宁农恩',
  v: '瓦韦维沃武怀沃万文温文夫',
  w: '瓦韦维沃武怀沃万文温文乌',
  y: '亚耶伊约尤叶尧延延因云伊',
  '': '阿埃伊奥乌艾奥安恩因温 ',
};

/** What several spellings of a sound become, the longer before their parts. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/['’ʼ`-]/g, ''],
  [/ph/g, 'f'],
  [/kh|x/g, 'h'],
  [/gh/g, 'g'],
  [/dh/g, 'd'],
  [/ck|q|c(?!h)/g, 'k'],
  [/ee|ea|ie(?=\w)/g, 'i'],
  [/oo|ou/g, 'u'],
  [/a[iy](?![aeiou])|e[iy](?![aeiou])/g, 'ai'],
  [/a[uw](?![aeiou])|ao/g, 'au'],
  [/y(?![aeiou])/g, 'i'],
  [/([a-z])\1/g, '$1'],
];

/** A consonant with a vowel and an n that closes the syllable, a vowel, or a consonant alone. */
const SYLLABLE =
  /(sh|ch|th|[bpjhtdzrlsfkgmnvwy])?(ai|au|[aeiou])(n(?![aeiou]))?|(sh|ch|th|[bpjhtdzrlsfkgmnvwy])/g;

/**
 * A name in Latin letters by its sounds, for one that the table of names lacks; nothing where no
 * letter of it is Latin. No longer than a seal.
 */
export const bySound = (latin: string): string | undefined => {
  const spelled = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), folded(latin));
  const syllables = [...spelled.matchAll(SYLLABLE)];
  const hanzi = syllables.flatMap(([, consonant = '', vowel = '', n = '', alone]) =>
    alone === undefined ? written(consonant, vowel, n) : written(alone, '', ''),
  );
  return hanzi.slice(0, LONGEST).join('') || undefined;
};

const written = (consonant: string, vowel: string, n: string): string[] => {
  const row = [...(TABLE[consonant] ?? '')];
  const column = (ending: string) => row[ENDINGS.findIndex((one) => one === ending)];
  const closed = n === '' ? undefined : column((vowel === 'o' ? 'u' : vowel) + n);
  if (closed !== undefined) return [closed];
  const open = column(vowel);
  return [...(open === undefined ? [] : [open]), ...(n === '' ? [] : ['恩'])];
};
