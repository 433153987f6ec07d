import { expect, test } from 'vitest';
import { lonelySections, newestOf } from './legal-twins.ts';

const section = (id: string) => ({ _key: `key-${id}`, id, title: id.toUpperCase() });
const arabic = { _id: 'terms-ar', language: 'ar', sections: [section('one'), section('two')] };

test('a section that was taken out of one language is named where the other still has it', () => {
  expect(lonelySections([section('one')], [arabic])).toEqual([
    { text: arabic, section: section('two'), index: 1 },
  ]);
  expect(lonelySections([section('two'), section('one')], [arabic])).toEqual([]);
});

test('a section without an id is nobody’s twin', () => {
  expect(lonelySections([], [{ ...arabic, sections: [{ _key: 'new' }] }])).toEqual([]);
});

test('of a text that is being edited the draft counts', () => {
  const draft = { ...arabic, _id: 'drafts.terms-ar', sections: [section('one')] };
  expect(newestOf([arabic, draft])).toEqual([draft]);
});
