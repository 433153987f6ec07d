import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { expect } from './fixtures.ts';
import { onboardingWords } from './words/onboarding.ts';
import { say } from './words/say.ts';

/** The questionnaire by the roles and names that a visitor meets. */
export const questionnaireOn = (page: Page, locale: Locale) => {
  const t = onboardingWords[locale];
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const heading = (step: number) => {
    const name = Object.values(t.questions)[step]?.title ?? t.final.title;
    return main.getByRole('heading', { name, exact: true });
  };
  const words = t.questions;
  return {
    t,
    main,
    button,
    heading,
    /** An option by its first words; its note follows them. */
    option: (name: string | undefined) =>
      main.getByRole('button', { name: new RegExp(`^${RegExp.escape(name ?? '')}`) }),
    progress: (step: number) =>
      main.getByRole('progressbar', { name: say(t.progress, { n: step + 1, total: 8 }) }),
    next: button(t.next),
    skip: button(t.skip),
    finish: button(t.finish),
    previous: button(t.previous),
    search: main.getByRole('combobox', { name: words.languages.add }),
    lowest: main.getByRole('slider', { name: words.budget_ranges.lowest }),
    highest: main.getByRole('slider', { name: words.budget_ranges.highest }),
    guardian: main.getByRole('checkbox', { name: t.final.guardian }),
    terms: main.getByRole('checkbox', { name: new RegExp(t.final.termsLink) }),
    signUp: button(t.final.signUp),
    open: async (query = '') => {
      await page.goto(`/${locale}/onboarding${query}`);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    },
    /** Goes on from a question, by whatever the button says, until the given step. */
    goTo: async (step: number) => {
      for (let at = 0; at < step; at += 1) {
        await expect(heading(at)).toBeVisible();
        await main
          .getByRole('button', { name: new RegExp(`^(${t.next}|${t.skip}|${t.finish})$`) })
          .click();
      }
      await expect(heading(step)).toBeVisible();
    },
  };
};
