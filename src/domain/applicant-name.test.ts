import { expect, test } from 'vitest';
import { applicantName } from './applicant-name.ts';

test.each([
  [{ firstName: 'Lin', lastName: 'Wang' }, 'Lin Wang'],
  [{ firstName: '琳', lastName: '王' }, '王琳'],
  [{ firstName: '文静', lastName: '欧阳' }, '欧阳文静'],
  [{ firstName: '琳', lastName: 'Wang' }, '琳 Wang'],
  [{ firstName: ' Lin ', lastName: '' }, 'Lin'],
  [{ firstName: ' ', lastName: 7 }, undefined],
  [undefined, undefined],
])('the name in %o is %s', (data, name) => {
  expect(applicantName(data)).toBe(name);
});
