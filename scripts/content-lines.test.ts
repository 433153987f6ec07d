import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readable } from './content-lines.mjs';

const section = {
  _id: 'phrases-dining',
  _type: 'phraseSection',
  phrases: [
    { _key: 'rice', chinese: '米饭', words: [] },
    { _key: 'tea', chinese: '茶', context: 'Hot.\nAlways.' },
  ],
  tags: ['a', 'b'],
  order: 2,
};

test('a document is its id, and below it one value a line', () => {
  expect(readable(`${JSON.stringify(section)}\n`)).toBe(
    [
      'phrases-dining',
      '  _type: phraseSection',
      '  phrases[rice].chinese: 米饭',
      '  phrases[tea].chinese: 茶',
      '  phrases[tea].context: Hot.',
      '    Always.',
      '  tags[0]: a',
      '  tags[1]: b',
      '  order: 2',
      '',
    ].join('\n'),
  );
});

test('a phrase that moves keeps its lines', () => {
  const moved = { ...section, phrases: section.phrases.toReversed() };
  const sorted = (one: object) => readable(JSON.stringify(one)).split('\n').sort();
  expect(sorted(moved)).toEqual(sorted(section));
});

test('every file of the dataset can be read so, and git is told to', () => {
  for (const name of readdirSync('cms/dataset').filter((one) => one.endsWith('.ndjson'))) {
    const file = `cms/dataset/${name}`;
    expect(readable(readFileSync(file, 'utf8'))).not.toMatch(/^.{3000}/m);
    const told = execFileSync('git', ['check-attr', 'diff', file], { encoding: 'utf8' });
    expect(told.trim()).toBe(`${file}: diff: ndjson`);
  }
});
