import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import FilterForm from './FilterForm.astro';
import { readFilters } from './filters.ts';

test('a learner’s age is called what cards call the ages that a tutor teaches', async () => {
  const ageRanges = { kindergarten: 'A', elementary: 'B', secondary: 'C', adult: 'D' };
  const lessonCategories = {
    'HSK Standard': 'HSK',
    Conversational: 'Conversation',
    'Saudi School Curriculum': 'School',
  };
  const { filters } = readFilters(new URLSearchParams({ age: '6-12' }));
  const container = await AstroContainer.create();
  const html = await container.renderToString(FilterForm, {
    props: {
      ...{ locale: 'en', filters, languages: [], zoneNeeded: false },
      words: { ageRanges, lessonCategories, degrees: {}, majors: {}, certificateNames: {} },
    },
  });
  const [, ages = ''] = /<select id="age"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? [];
  const options = [...ages.matchAll(/value="([^"]+)"( selected)?[^>]*>\s*(\w+)\s*</g)];
  expect(options.map(([, value, chosen, name]) => [value, name, Boolean(chosen)])).toEqual([
    ['18+', 'D', false],
    ['13-17', 'C', false],
    ['6-12', 'B', true],
    ['3-6', 'A', false],
  ]);
});
