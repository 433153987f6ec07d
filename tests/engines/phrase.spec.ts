import { phrasesWords } from '../e2e/words/phrases.ts';
import { pronunciationWords } from '../e2e/words/pronunciation.ts';
import { speechWords } from '../e2e/words/speech.ts';
import { expect, test as base } from './fixtures.ts';
import { recordedSite } from './recorded-site.ts';

const PATH = '/ar/contents/articles/phrases-for-travel-survival-in-china';
const SECTION = '#phrases-basic-greeting';

const test = base.extend({
  address: async ({ site }, use) => {
    const recorded = await recordedSite(site.url, [{ hanzi: '你好', pinyin: 'nǐ hǎo' }]);
    await use(recorded.url);
    await recorded.stop();
  },
});

test('a recorded phrase is heard to its end', async ({ visitor }) => {
  await visitor.open(PATH);
  const speaker = visitor.selector(SECTION).role('button', phrasesWords.ar.listen);
  await speaker.watch('data-speaking');
  await speaker.press();
  await visitor.until(async () => {
    const [began, ...rest] = await visitor.watched();
    expect(began).not.toBeNull();
    expect(rest.at(-1)).toBeNull();
  });
  await visitor.text(speechWords.ar.silent).isGone();
});

test('a phrase is spoken, checked and praised', async ({ visitor, hearing }) => {
  const t = pronunciationWords.ar;
  hearing.play({ text: '你好' });
  await visitor.open(PATH);
  const card = visitor.selector(`${SECTION} [data-state]`);
  await card.scrollToMiddle();
  await card.isAlive();
  await card.role('button', t.buttons.start).press();
  await card.hasAttribute('data-state', 'listening');
  // It listens for five seconds at most.
  await card.hasText(t.labels.success);
  await card.role('listitem').hasCount(2);
  expect(hearing.received.at(-1)).toMatchObject({ faults: [] });
});
