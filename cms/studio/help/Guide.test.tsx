import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { frozenContent } from '#tests/frozen-content.ts';
import { judgeDocument } from '../judge.ts';
import Guide from './Guide.tsx';

const words = renderToStaticMarkup(<Guide />).replace(/<[^>]+>/g, '');

/** What the rules say of a section with one thing of each kind wrong. */
const faults = async () => {
  const { documents, drawable } = frozenContent();
  const found = documents.find(({ _id }) => _id === 'phrases-basic-greeting');
  const section = structuredClone(found) as unknown as {
    _id: string;
    _type: string;
    titleAr: string;
    phrases: { pinyin: string; words: { pinyin: string }[] }[];
  };
  const [first, second, third] = section.phrases;
  section.titleAr = '';
  section._id = 'drafts.phrases-basic-greeting';
  if (first) first.pinyin = 'nǐ hào';
  for (const word of third?.words ?? []) word.pinyin = 'zuìjìn a';
  if (second) Object.assign(second, { pinyin: 'nin hao', words: second.words.slice(1) });
  const problems = await judgeDocument(section, () => Promise.resolve(documents), drawable);
  return problems.map(({ message }) => message).join('\n');
};

test.each([
  'must be filled in',
  'must have tone marks',
  'is mostly read',
  'join to',
  ': people learn ',
])('the guide explains a fault in the words of the rule: %s', async (saying) => {
  expect(words).toContain(saying);
  expect(await faults()).toContain(saying);
});

test('the guide leads from a phrase to the page, and says whom to ask', () => {
  for (const title of [
    'From a phrase to the page',
    'Drafts and previews',
    'What the bar at the top tells',
    'What a fault means',
    'Pictures',
    'Sounds',
    'Whom to ask',
  ]) {
    expect(words).toContain(title);
  }
});
