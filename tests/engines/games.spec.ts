import { catchDataFile } from '#src/features/learn/catch-word/catch-data.server.ts';
import { tonesDataFile } from '#src/features/learn/four-tones/tones-data.server.ts';
import { catchWordWords } from '../e2e/words/catchWord.ts';
import { fourTonesWords } from '../e2e/words/fourTones.ts';
import { say } from '../e2e/words/say.ts';
import { expect, test as base } from './fixtures.ts';
import { recordedSite } from './recorded-site.ts';

const { data: tones } = await tonesDataFile('ar');
const { data: words } = await catchDataFile('ar');
const QUESTIONS = 12;

const test = base.extend({
  address: async ({ site }, use) => {
    const recorded = await recordedSite(site.url, [...tones.syllables, ...words.words]);
    await use(recorded.url);
    await recorded.stop();
  },
});

test('a round of tones is heard and answered to its end', async ({ visitor }) => {
  const t = fourTonesWords.ar;
  await visitor.open('/ar/contents/games/four-tones');
  const begin = visitor.role('button', t.begin);
  await begin.isAlive();
  await begin.press();
  const second = visitor.role('button', new RegExp(t.tones[2]));
  for (let n = 1; n <= QUESTIONS; n += 1) {
    await visitor.role('heading', say(t.question, { n })).isThere();
    await visitor.role('button', t.listen).isFocused();
    // What was not heard yet has no answer.
    await second.hasAttribute('aria-disabled', null);
    await second.press();
    await visitor.role('button', n < QUESTIONS ? t.goOn : t.finish).isFocused();
    const isRight = (await second.attribute('data-standing')) === 'right';
    await visitor
      .role('status')
      .text(isRight ? t.right : t.wrong)
      .isThere();
    await visitor.key('Enter');
  }
  await visitor.role('heading', t.end).isFocused();
});

test('a game of words is heard and answered until the third has got away', async ({ visitor }) => {
  const t = catchWordWords.ar;
  await visitor.open('/ar/contents/games/catch-the-word');
  const begin = visitor.role('button', t.begin);
  await begin.isAlive();
  await visitor.role('checkbox', t.unhurried).press();
  await begin.press();
  const first = visitor.selector('[data-shortcut="1"]');
  for (let n = 1, missed = 0; missed < 3; n += 1) {
    await visitor.role('heading', say(t.question, { n })).isThere();
    await visitor.role('button', t.listen).isFocused();
    await first.hasAttribute('aria-disabled', null);
    await first.press();
    await visitor.until(async () =>
      expect(await first.attribute('data-standing')).not.toBe('open'),
    );
    const isRight = (await first.attribute('data-standing')) === 'right';
    if (!isRight) missed += 1;
    await visitor
      .role('status')
      .text(isRight ? t.right : t.wrong)
      .isThere();
    await visitor.role('button', missed < 3 ? t.goOn : t.finish).isFocused();
    await visitor.key('Enter');
  }
  await visitor.role('heading', t.end).isFocused();
});
