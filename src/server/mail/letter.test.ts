import { expect, test } from 'vitest';
import { composeLetter } from './letter.ts';

const SITE = 'https://hanlu.example';

test('an Arabic letter runs from right to left, an English one from left to right', () => {
  const arabic = composeLetter(
    { locale: 'ar', brand: 'هانلو', subject: 'أهلًا', paragraphs: [] },
    SITE,
  );
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.html).toContain('هانلو');
  const english = composeLetter(
    { locale: 'en', brand: 'Hanlu', subject: 'Hello', paragraphs: [] },
    SITE,
  );
  expect(english.html).toContain('<html lang="en" dir="ltr">');
  expect(english.html).toContain(`href="${SITE}/en/"`);
});

test('a letter without the site’s name names its host', () => {
  const letter = { locale: 'en', brand: undefined, subject: 'Hello', paragraphs: [] } as const;
  expect(composeLetter(letter, SITE).text).toBe(`Hello\n\nhanlu.example\n${SITE}/en/`);
});

test('the text says all that the page says', () => {
  const { text } = composeLetter(
    {
      locale: 'en',
      brand: 'Hanlu',
      subject: 'Confirm your subscription',
      paragraphs: ['Hello Sara,', 'one step is left.'],
      action: { label: 'Confirm', href: `${SITE}/en/newsletter?token=a&b=c` },
      notes: ['You did not ask for this? Ignore it.'],
    },
    SITE,
  );
  expect(text).toBe(
    [
      'Confirm your subscription',
      'Hello Sara,',
      'one step is left.',
      `Confirm\n${SITE}/en/newsletter?token=a&b=c`,
      'You did not ask for this? Ignore it.',
      `Hanlu\n${SITE}/en/`,
    ].join('\n\n'),
  );
});

test('an address in a text opens with a press, and reads from left to right amid Arabic', () => {
  const address = 'https://meet.example/lan?a=1&b=2';
  const passage = { text: `مكان الدرس: ${address}`, address };
  const { html, text } = composeLetter(
    { locale: 'ar', brand: 'هانلو', subject: 'أهلًا', paragraphs: [passage], notes: [passage] },
    SITE,
  );
  const escaped = address.replace('&', '&amp;');
  expect(html.match(/مكان الدرس: <a href="[^"]+" dir="ltr"[^>]*>[^<]+<\/a><\/p>/g)).toHaveLength(2);
  expect(html).toContain(`href="${escaped}"`);
  expect(html).toContain(`>${escaped}</a>`);
  expect(text.split('\n\n').filter((part) => part === passage.text)).toHaveLength(2);
});

test('what a visitor wrote stays text', () => {
  const { html } = composeLetter(
    {
      locale: 'en',
      brand: 'Hanlu',
      subject: '<script>',
      paragraphs: ['<img src=x onerror="alert(1)"> & more'],
      action: { label: 'Go', href: `${SITE}/?a="><b>` },
    },
    SITE,
  );
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; more');
  expect(html).toContain(`href="${SITE}/?a=&quot;&gt;&lt;b&gt;"`);
});
