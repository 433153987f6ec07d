/** Characters that are written as wide as Han: Han itself and the marks that belong to it. */
const HAN = String.raw`\p{Script=Han}`;
const LATIN_OR_DIGIT = String.raw`[\p{Script=Latin}\d]`;

const RULES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`${HAN}${LATIN_OR_DIGIT}|${LATIN_OR_DIGIT}${HAN}`, 'u'),
    'no space beside letters or digits',
  ],
  [new RegExp(`${HAN} ?[,.;:!?()]|[,;:!?()] ?${HAN}`, 'u'), 'punctuation of Latin texts'],
  [/ [，。！？：；、（）“”《》]|[，。！？：；、（）“”《》] /u, 'a space beside wide punctuation'],
  [new RegExp(`${HAN} ${HAN}`, 'u'), 'a space between characters'],
  [/(?<!…)…(?!…)|\.\.\./u, 'an ellipsis is ……'],
  [/["'「」『』]/u, 'quotation marks are “”'],
  [/你/u, 'readers are 您'],
  [/帐号|登陆|其它/u, 'written 账号, 登录, 其他'],
];

/**
 * What is wrong with a Chinese text by decision 155: one form of address, wide punctuation, and a
 * space between characters and what is written in letters or digits. Places such as `{n}` may hold
 * either, so what stands beside them is left alone. What is quoted is somebody’s own words.
 */
export const chineseFaults = (text: string): string[] => {
  const plain = text.replace(/“[^”]*”/g, '“”').replace(/\{\w+\}/g, '□');
  return RULES.flatMap(([pattern, fault]) => (pattern.test(plain) ? [fault] : []));
};

const WRITING: Readonly<Record<string, (text: string) => string[]>> = { zh: chineseFaults };

/** What is wrong with how a text is written, in a language that has rules for it here. */
export const writingFaults = (language: string, text: string): string[] =>
  WRITING[language]?.(text) ?? [];
