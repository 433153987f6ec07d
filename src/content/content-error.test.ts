import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { referenced, text } from './fields.ts';

const article = z.object({
  _id: text,
  title: text,
  sections: z.array(referenced({ _id: text, phrases: z.array(z.object({ chinese: text })) })),
});

const messageFor = (content: unknown): string => {
  const { error } = article.safeParse(content);
  if (!error) throw new Error('expected content that does not parse');
  return ContentError.fromParse(error, content).message;
};

test('a missing field is named with its document', () => {
  const content = { _id: 'phrases-article', title: null, sections: [] };
  expect(messageFor(content)).toBe('phrases-article › title: must be filled in');
});

test('a problem inside a referenced document names that document, not the one that refers', () => {
  const section = { _id: 'phrases-dining', phrases: [{ chinese: '你好' }, { chinese: ' ' }] };
  const content = { _id: 'phrases-article', title: 'Phrases', sections: [section] };
  expect(messageFor(content)).toBe(
    'phrases-dining › phrases[1].chinese: must be filled in, without space around the text',
  );
});

test('a reference that leads nowhere names the document that refers', () => {
  const content = { _id: 'phrases-article', title: 'Phrases', sections: [null] };
  expect(messageFor(content)).toBe(
    'phrases-article › sections[0]: must refer to a published document',
  );
});

test('every problem has its line', () => {
  const content = { _id: 'phrases-article', title: '', sections: [null] };
  expect(messageFor(content).split('\n')).toHaveLength(2);
});
