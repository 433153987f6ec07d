import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, test, vi } from 'vitest';
import { inEachLanguage, text } from '#src/content/fields.ts';
import { localesWith, type Locale } from '#src/i18n/locales.ts';
import { languagePaths, localeOfPath, localesOf, localizedPath } from '#src/i18n/paths.ts';
import { localizedTwins } from '#src/i18n/sitemap.ts';
import type * as Table from '#src/i18n/table.ts';
import { pageLanguage } from '#src/server/auth/guard.ts';
import { localeAmong, localeOfRequest } from '#src/server/endpoint-locale.ts';
import LanguageToggle from './LanguageToggle.astro';

// The table with a row for a language that has tutors' pages only: what follows from it alone.
vi.mock('#src/i18n/table.ts', async (original) => {
  const table = await original<typeof Table>();
  const zh = {
    ...table.FACTS.en,
    name: '中文',
    englishName: 'Chinese',
    fieldSuffix: 'Zh',
    areas: ['common', 'teach'],
    instead: 'en',
  };
  return { ...table, LOCALES: [...table.LOCALES, 'zh'], FACTS: { ...table.FACTS, zh } };
});

const zh = 'zh' as unknown as Locale<'common'>;

const built = (area: Table.Area) => languagePaths(area)().map(({ params }) => params.lang);

describe('a third language with the pages of tutors', () => {
  test('has those pages and the shared ones, and no others', () => {
    expect(built('teach')).toEqual([undefined, 'ar', 'en', 'zh']);
    expect(built('common')).toEqual([undefined, 'ar', 'en', 'zh']);
    for (const area of ['learn', 'legal', 'admin'] as const) {
      expect(built(area)).toEqual([undefined, 'ar', 'en']);
    }
  });

  test('is a prefix of addresses, and is named as a twin where the page is in it', () => {
    expect(localeOfPath('/zh/teacher-signup')).toBe('zh');
    expect(localesOf('/zh/teacher-signup')).toEqual(['ar', 'en', 'zh']);
    expect(localesOf('/ar/contents/games')).toEqual(['ar', 'en']);
    const twins = localizedTwins('https://hanlu.example/ar/teacher-signup/');
    expect(twins.at(-1)).toEqual({ lang: 'zh', url: 'https://hanlu.example/zh/teacher-signup/' });
    expect(localizedTwins('https://hanlu.example/ar/contents/')).toHaveLength(2);
  });

  test('leads to pages that it lacks in the language that its row names', () => {
    expect(localizedPath(zh, '/teacher-onboarding')).toBe('/zh/teacher-onboarding');
    expect(localizedPath(zh, '/signup?role=teacher')).toBe('/zh/signup?role=teacher');
    expect(localizedPath(zh, '/')).toBe('/en/');
    expect(localizedPath(zh, '/terms')).toBe('/en/terms');
  });

  test('needs content of its areas alone', () => {
    expect(Object.keys(inEachLanguage('teach', text, 'question'))).toEqual([
      'question',
      'questionAr',
      'questionZh',
    ]);
    expect(Object.keys(inEachLanguage('learn', text, 'title'))).toEqual(['title', 'titleAr']);
  });

  test('is answered in by what has words in it, and else in the next that was wished for', () => {
    const request = new Request('https://hanlu.example/api/x', {
      headers: { 'Accept-Language': 'zh-CN, en;q=0.5' },
    });
    expect(localeOfRequest(request)).toBe('zh');
    expect(localeAmong(localesWith('learn'), request)).toBe('en');
  });
});

describe('a page on demand', () => {
  const ask = async (area: Table.Area, visit: { lang?: string; preferred?: string }) => {
    const page = {
      params: { lang: visit.lang },
      url: new URL('https://hanlu.example/page'),
      cookies: { get: () => visit.preferred && { value: visit.preferred } },
      response: { headers: new Headers() },
      redirect: (to: string) => new Response(null, { status: 302, headers: { location: to } }),
      rewrite: () => Promise.resolve(new Response(null, { status: 404 })),
    } as unknown as Parameters<typeof pageLanguage>[0];
    const outcome = await pageLanguage(page, area);
    return outcome instanceof Response ? outcome.status : outcome;
  };

  test('is there in the third language where its area is, and nowhere else', async () => {
    expect(await ask('teach', { lang: 'zh' })).toBe('zh');
    expect(await ask('learn', { lang: 'zh' })).toBe(404);
  });

  test('without a prefix sends its readers on only where the page is in their language', async () => {
    expect(await ask('teach', { preferred: 'zh' })).toBe(302);
    expect(await ask('learn', { preferred: 'zh' })).toBe('ar');
  });
});

describe('the language toggle', () => {
  const render = async (locale: Locale, path: string) => {
    const container = await AstroContainer.create();
    const html = await container.renderToString(LanguageToggle, { props: { locale, path } });
    const links = [
      ...html.matchAll(/<a href="([^"]*)" hreflang="(\w+)" lang="(\w+)" dir="(\w+)"/g),
    ];
    return { isList: html.includes('<details'), links: links.map(([, ...parts]) => parts) };
  };

  test('is one link where there is one other language', async () => {
    expect(await render('ar', '/ar/contents')).toEqual({
      isList: false,
      links: [['/en/contents', 'en', 'en', 'ltr']],
    });
  });

  test('is a list where there are more', async () => {
    expect(await render('en', '/en/teacher-signup')).toEqual({
      isList: true,
      links: [
        ['/ar/teacher-signup', 'ar', 'ar', 'rtl'],
        ['/zh/teacher-signup', 'zh', 'zh', 'ltr'],
      ],
    });
  });
});
