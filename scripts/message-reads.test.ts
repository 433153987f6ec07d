import { expect, test } from 'vitest';
import { readsOf, unreadIn } from './message-reads.ts';

const en = {
  title: 'Level',
  toasts: { title: 'Done', correct: 'Right' },
  zones: { top: 'above', left: 'at the left' },
  strokes: { one: '{n} stroke', other: '{n} strokes' },
};

const READS_ALL = `
  const t = inLocale(locale, hanziMessages);
  const { toasts, title } = t;
  say(title, toasts.title, toasts.correct, t.zones[zone], plural(locale, t.strokes, 2));
`;

const unread = (text: string, file = 'practice.ts') =>
  unreadIn([readsOf(file, text)], 'hanziMessages', en);

test('a dictionary whose every text is read is fine', () => {
  expect(unread(READS_ALL)).toEqual([]);
});

test('a text is unread although its last name is read in another group', () => {
  expect(unread(READS_ALL.replace('toasts.title, ', ''))).toEqual(['toasts.title']);
});

test('a name that only stands in a comment, a text or an object is no reading', () => {
  const mention = READS_ALL.replace('toasts.correct', "{ correct: 1 }, 'correct' /* correct */");
  expect(unread(mention)).toEqual(['toasts.correct']);
});

test('a group that nobody reads is named once, not text by text', () => {
  expect(unread(READS_ALL.replace('t.zones[zone], ', ''))).toEqual(['zones']);
});

test('an object of no telling name may be any group', () => {
  const props = 'export const Toast = ({ copy }) => <p>{copy.correct}</p>;';
  const rest = READS_ALL.replace(', toasts.correct', '');
  expect(unreadIn([readsOf('T.tsx', props), readsOf('a.ts', rest)], 'hanziMessages', en)).toEqual(
    [],
  );
});

test('a component reads in its frontmatter, its markup and its scripts', () => {
  const component = `---
const t = inLocale(Astro.props.locale, hanziMessages);
const { toasts } = t;
---
<h1 class:list={['a']}>{t.title}</h1>
<p>{t.zones[zone]} {plural(locale, t.strokes, 2)} {toasts.title}</p>
<style>p { color: red }</style>
<script>
  say(words.correct);
</script>`;
  expect(unread(component, 'Practice.astro')).toEqual([]);
  expect(unread(component.replace('words.correct', "'correct'"), 'Practice.astro')).toEqual([
    'toasts.correct',
  ]);
});

test('the texts of a contract are read by the codes of its failures', () => {
  const messages = { taken: 'Taken', gone: 'Gone' };
  const contract = 'export const one = { failures: { taken: 409 }, messages: oneMessages };';
  expect(unreadIn([readsOf('one.contract.ts', contract)], 'oneMessages', messages)).toEqual([
    'gone',
  ]);
});
