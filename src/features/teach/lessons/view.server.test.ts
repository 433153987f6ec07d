import { expect, test } from 'vitest';
import { firstName } from './view.server.ts';

test.each([
  ['Sara Ahmad', 'Sara'],
  ['عبد الرحمن أحمد', 'عبد الرحمن'],
  ['أبو بكر الصديق', 'أبو بكر'],
  ['Abd al Rahman Ahmad', 'Abd al Rahman'],
  ['Abdul Karim Saleh', 'Abdul Karim'],
  ['Abdullah Saleh', 'Abdullah'],
  ['  أم   كلثوم ', 'أم كلثوم'],
  ['أمّ علي حسن', 'أمّ علي'],
  ['Um Ali', 'Um Ali'],
  ['عبد', 'عبد'],
])('of %j the other side sees %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});

test.each([undefined, ' ', 'sara@hanlu.example'])('of %j there is no first name', (name) => {
  expect(firstName(name)).toBeUndefined();
});
