import { expect, test } from 'vitest';
import { createRegistry, MOST_SERIES } from './registry.ts';

/** Reads the text as Prometheus does: a name, labels in braces, a number. */
const LINE = /^([a-z_]+)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (-?[\d.e+-]+|NaN)$/;

const parsed = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => {
        const [, name = '', labels = '', value = ''] = LINE.exec(line) ?? [];
        expect(name, line).not.toBe('');
        return [labels ? `${name}{${labels}}` : name, Number(value)];
      }),
  );

test('a counter counts by its labels, and says what it is', async () => {
  const { counter, text } = createRegistry();
  const seen = counter('seen_total', 'What was seen.', ['route', 'status']);
  seen.add({ route: '/api/tutors/[tutor]', status: '200' });
  seen.add({ route: '/api/tutors/[tutor]', status: '200' }, 2);
  seen.add({ status: '500', route: '/api/tutors/[tutor]' });
  expect(await text()).toContain('# HELP seen_total What was seen.\n# TYPE seen_total counter\n');
  expect(parsed(await text())).toEqual({
    'seen_total{route="/api/tutors/[tutor]",status="200"}': 3,
    'seen_total{route="/api/tutors/[tutor]",status="500"}': 1,
  });
});

test('quotes, backslashes and line breaks of a label can be read again', async () => {
  const { counter, text } = createRegistry();
  counter('seen_total', 'What was seen.', ['route']).add({ route: 'a"b\\c\nd' });
  expect(await text()).toContain('seen_total{route="a\\"b\\\\c\\nd"} 1\n');
  expect(Object.values(parsed(await text()))).toEqual([1]);
});

test('buckets of a histogram hold all that is not more, and its sum and count are those of all', async () => {
  const { histogram, text } = createRegistry();
  const took = histogram('took_seconds', 'How long.', ['route'], [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 3]) took.observe({ route: 'built' }, seconds);
  expect(parsed(await text())).toEqual({
    'took_seconds_bucket{route="built",le="0.1"}': 2,
    'took_seconds_bucket{route="built",le="1"}': 3,
    'took_seconds_bucket{route="built",le="+Inf"}': 4,
    'took_seconds_sum{route="built"}': 3.65,
    'took_seconds_count{route="built"}': 4,
  });
});

test('whatever comes as a label, the number of series stays small', async () => {
  const { counter, text } = createRegistry();
  const seen = counter('seen_total', 'What was seen.', ['route', 'status']);
  for (let n = 0; n < 5_000; n += 1) seen.add({ route: `/made-up/${n}`, status: '404' });
  const series = parsed(await text());
  expect(Object.keys(series)).toHaveLength(MOST_SERIES + 1);
  expect(series['seen_total{route="other",status="other"}']).toBe(5_000 - MOST_SERIES);
});

test('a gauge is asked when somebody looks, and left out where it can’t be had', async () => {
  const { gauge, text } = createRegistry();
  let waiting = 2;
  gauge('waiting', 'Mails.', () => [[{ kind: 'lessons' }, waiting]]);
  gauge('broken', 'Nothing.', () => Promise.reject(new Error('no database')));
  waiting = 5;
  expect(parsed(await text())).toEqual({ 'waiting{kind="lessons"}': 5 });
});
