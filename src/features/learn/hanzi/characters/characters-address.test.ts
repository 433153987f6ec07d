import { expect, test } from 'vitest';
import { askedIn, charactersAddress, hanziIn } from './characters-address.ts';

test('an address asks for its hanzi, each once, and leaves out everything else', () => {
  expect(askedIn('?characters=医院医, a1。')).toEqual({
    text: '医院医, a1。',
    characters: ['医', '院'],
    isFromMemory: false,
  });
  expect(askedIn('?characters=%E5%8C%BB&mode=memory')).toEqual({
    text: '医',
    characters: ['医'],
    isFromMemory: true,
  });
});

test('an address without characters asks for none', () => {
  expect(askedIn('?level=2')).toBeUndefined();
  expect(askedIn('?characters=')).toEqual({ text: '', characters: [], isFromMemory: false });
});

test('what was asked for can be passed on', () => {
  const asked = { text: '医院', characters: ['医', '院'], isFromMemory: true };
  expect(askedIn(charactersAddress(asked))).toEqual(asked);
});

test('a long text is cut at forty characters', () => {
  const text = String.fromCodePoint(...Array.from({ length: 60 }, (_, index) => 0x4e00 + index));
  expect(hanziIn(text)).toHaveLength(40);
});
