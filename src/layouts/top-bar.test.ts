// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { bindLogIn } from './top-bar.ts';

const logInAt = (address: string) => {
  history.replaceState(null, '', address);
  const link = document.createElement('a');
  link.href = '/en/login';
  bindLogIn([link]);
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  return link.search;
};

test('Log in says where to come back to', () => {
  expect(logInAt('/en/contents/articles?x=1#top')).toBe(
    '?next=%2Fen%2Fcontents%2Farticles%3Fx%3D1',
  );
});

test.each(['/en/login', '/ar/signup/', '/signup'])('from %s nobody comes back to it', (address) => {
  expect(logInAt(address)).toBe('');
});
