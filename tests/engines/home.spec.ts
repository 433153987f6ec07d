import { homeWords } from '../e2e/words/home.ts';
import { onboardingWords } from '../e2e/words/onboarding.ts';
import { DESKTOP, expect, test } from './fixtures.ts';

for (const [locale, size] of [
  ['ar', undefined],
  ['en', DESKTOP],
] as const) {
  test.describe(`at home, in ${locale === 'ar' ? 'Arabic on a phone' : 'English on a desktop'}`, () => {
    if (size) test.use({ size });

    test('articles and games are tabs, and the way in leads to the questions', async ({
      visitor,
    }) => {
      const t = homeWords[locale];
      await visitor.open(`/${locale}/`);
      await visitor.selector('h1').isThere();
      await visitor.text(t.scrollHint).isThere();
      const articles = visitor.role('tab', t.articles);
      const games = visitor.role('tab', t.games);
      await articles.press();
      await visitor.key(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await games.isFocused();
      await games.hasAttribute('aria-selected', 'true');
      await visitor.role('tabpanel', t.games).role('article').hasCount(4);
      await visitor.isAt(new RegExp(`/${locale}/\\?tab=games$`));
      await visitor.role('link', t.getStarted).press();
      // The page takes the word to start out of its address.
      await visitor.isAt(new RegExp(`/${locale}/onboarding(\\?start=1)?$`));
      await visitor.role('heading', onboardingWords[locale].questions.age.title).isThere();
      expect(await visitor.role('main').count()).toBe(1);
    });
  });
}
