import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import type { Content, Problem } from './content.ts';
import { forgottenWords } from './corrected-words.ts';
import { placeInWords } from './place-name.ts';
import { RULES, type RuleName } from './rules.ts';

/** What breaks a rule, or asks for a second look. */
export type Finding = Problem & {
  rule: RuleName | 'corrected words';
  /** Document, field and reason in the words of the Studio. */
  sentence: string;
};

/** All that the rules find in a content, rule after rule. */
export const findingsIn = (content: Content): Finding[] => {
  const told = inWords(content);
  return (Object.keys(RULES) as RuleName[]).flatMap((rule) => told(rule, RULES[rule](content)));
};

/** Words whose pinyin was corrected since an earlier content without naming what it was. */
export const correctedSince = (earlier: readonly SanityDocument[], content: Content): Finding[] => {
  const published = { ...content, documents: [...earlier] };
  const found = content.documents.flatMap((document) =>
    forgottenWords(document, content, published),
  );
  return inWords(content)('corrected words', found);
};

/** Tells problems of a content in the words of the Studio. */
const inWords = ({ documents }: Content) => {
  const known = new Map(documents.map((document) => [document._id, document]));
  return (rule: Finding['rule'], problems: Problem[]): Finding[] =>
    problems.map((problem) => {
      const document = known.get(problem.document);
      const place = document
        ? placeInWords(document, problem.field)
        : `${problem.document} › ${problem.field}`;
      return { ...problem, rule, sentence: `${place}: ${problem.message}` };
    });
};

/** Those that stop a publication. */
export const isBreach = ({ severity }: Problem): boolean => severity !== 'warning';
