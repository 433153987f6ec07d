import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locales.ts';
import type { Preference } from '../preferences.ts';
import StudentAnswers from './StudentAnswers.astro';

const saved: Preference[] = [
  { questionType: 'age', preferenceData: '6-12' },
  {
    questionType: 'languages',
    preferenceData: [
      { language: 'ar', proficiency: 'native' },
      { language: 'zh', proficiency: 'beginner' },
    ],
  },
  { questionType: 'learning_goals', preferenceData: 'travel' },
  { questionType: 'chinese_levels', preferenceData: 'frist_time' },
  { questionType: 'weekly_hours', preferenceData: '>2' },
  {
    questionType: 'study_schedule',
    preferenceData: { selectedDays: ['sun', 'tue'], selectedTimes: ['pm'] },
  },
  { questionType: 'teacher_languages', preferenceData: ['chinese', 'arabic'] },
  { questionType: 'budget_ranges', preferenceData: { min: 50, max: 200 } },
];

const answersIn = async (locale: Locale, preferences: Preference[]) => {
  const container = await AstroContainer.create();
  const html = await container.renderToString(StudentAnswers, { props: { locale, preferences } });
  const texts = [...html.matchAll(/<dd[^>]*>([\s\S]*?)<\/dd>/g)].map(([, text = '']) =>
    text
      .replace(/<[^>]+>|\u200f/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return { html, texts };
};

test('every answer is told in words, with a way to edit them', async () => {
  const { html, texts } = await answersIn('en', saved);
  expect(texts).toEqual([
    '6 to 12',
    'Arabic (Native), Chinese (Beginner)',
    'Travel',
    'This is my first time',
    'Less than 2 hours',
    'Sunday, Tuesday, Afternoon or evening',
    'Chinese, Arabic',
    'SAR 50 to SAR 200 per lesson',
  ]);
  expect(html).toContain('href="/en/onboarding?edit=1"');
});

test('in Arabic too, with Latin digits', async () => {
  const { texts } = await answersIn('ar', saved);
  expect(texts[0]).toBe('من 6 إلى 12 سنة');
  expect(texts[1]).toContain('الصينية (مبتدئ)');
  expect(texts.at(-1)).toBe('من 50 ريالًا سعوديًّا إلى 200 ريال سعودي للدرس');
});

test('a goal in one’s own words is text and never markup', async () => {
  const goal = (preferenceData: string) =>
    answersIn('en', [{ questionType: 'learning_goals', preferenceData }]);
  expect((await goal('<b>tea</b>')).html).toContain('&lt;b&gt;tea&lt;/b&gt;');
  expect((await goal('constructor')).texts).toContain('constructor');
});

test('open questions are named as open, and without any answer the questions are offered', async () => {
  const { texts } = await answersIn('en', saved.slice(0, 1));
  expect(texts.slice(1)).toEqual(Array(7).fill('Not answered'));
  const { html } = await answersIn('en', []);
  expect(html).toContain('href="/en/onboarding"');
  expect(html).not.toContain('edit=1');
});
