import { expect, test } from 'vitest';
import { addressesFor } from './page-addresses.ts';

test('addresses are letters and digits, whatever a name is written in', () => {
  const first = (name: string) => addressesFor(name).next().value;
  expect(first('Lán  Lǐ')).toBe('lan-li');
  expect(first('李兰')).toBe('tutor');
  expect(first(' –Ana O’Neil– ')).toBe('ana-o-neil');
});
