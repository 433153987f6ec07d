import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, test, vi } from 'vitest';
import { inEachLanguage, text } from '#src/content/fields.ts';
import { localesWith, type Locale } from '#src/i18n/locales.ts';
import {
  languagePaths,
  linkText,
  localeOfPath,
  localesOf,
  localizedPath,
} from '#src/i18n/paths.ts';
import { localizedTwins } from '#src/i18n/sitemap.ts';
import type * as Table from '#src/i18n/table.ts';
import { pageLanguage } from '#src/server/auth/guard.ts';
import { localeAmong, localeOfRequest } from '#src/server/endpoint-locale.ts';
import LanguageToggle from './LanguageToggle.astro';
import { preferredPrefixes } from './preferred-language.ts';

// The table with one more row than it has: what is so for Chinese follows from its row alone.
vi.mock('#src/i18n/table.ts', async (original) => {
  const table = await original<typeof Table>();
  const own = { name: 'Français', tag: 'fr', fieldSuffix: 'Fr', home: undefined };
  const fr = { ...table.FACTS.zh, ...own };
  return { ...table, LOCALES: [...table.LOCALES, 'fr'], FACTS: { ...table.FACTS, fr } };
});

const fr = 'fr' as unknown as Locale<'common'>;

const built = (area: Table.Area) => languagePaths(area)().map(({ params }) => params.lang);

describe('a language with the pages of tutors', () => {
  test('has those pages and the shared ones, and no others', () => {
    expect(built('teach')).toEqual([undefined, 'ar', 'en', 'zh', 'fr']);
    expect(built('common')).toEqual([undefined, 'ar', 'en', 'zh', 'fr']);
    for (const area of ['learn', 'legal', 'admin'] as const) {
      expect(built(area)).toEqual([undefined, 'ar', 'en']);
    }
  });

  test('is a prefix of addresses, and is named as a twin by its tag where the page is in it', () => {
    expect(localeOfPath('/zh/teacher-signup')).toBe('zh');
    expect(localesOf('/zh/teacher-signup')).toEqual(['ar', 'en', 'zh', 'fr']);
    expect(localesOf('/ar/contents/games')).toEqual(['ar', 'en']);
    const twins = localizedTwins('https://hanlu.example/ar/teacher-signup/');
    expect(twins.slice(2)).toEqual([
      { lang: 'zh-Hans', url: 'https://hanlu.example/zh/teacher-signup/' },
      { lang: 'fr', url: 'https://hanlu.example/fr/teacher-signup/' },
    ]);
    expect(localizedTwins('https://hanlu.example/ar/contents/')).toHaveLength(2);
  });

  test('leads to pages that it lacks in the language that its row names, and says so', () => {
    expect(localizedPath('zh', '/teacher-onboarding')).toBe('/zh/teacher-onboarding');
    expect(localizedPath('zh', '/signup?role=teacher')).toBe('/zh/signup?role=teacher');
    expect(localizedPath('zh', '/terms')).toBe('/en/terms');
    expect(linkText('zh', '/terms', '服务条款')).toBe('服务条款（英语）');
    expect(linkText('zh', '/login', '登录')).toBe('登录');
    expect(linkText('ar', '/terms', 'الشروط')).toBe('الشروط');
  });

  test('begins at the home page, or at the page that its row names', () => {
    expect(localizedPath(fr, '/')).toBe('/en/');
    expect(localizedPath('zh', '/')).toBe('/zh/teacher-signup');
    expect(localizedPath('zh', '/?auth_error=1')).toBe('/zh/teacher-signup?auth_error=1');
    expect(localizedPath('zh', '/#learning-features')).toBe('/en/#learning-features');
    expect(localizedPath('ar', '/?auth_error=1')).toBe('/ar/?auth_error=1');
  });

  test('needs content of its areas alone', () => {
    expect(Object.keys(inEachLanguage('teach', text, 'question'))).toEqual([
      'question',
      'questionAr',
      'questionFr',
      'questionZh',
    ]);
    expect(Object.keys(inEachLanguage('learn', text, 'title'))).toEqual(['title', 'titleAr']);
  });

  test('is answered in by what has words in it, and else in the next that was wished for', () => {
    const asking = (languages: string) =>
      new Request('https://hanlu.example/api/x', { headers: { 'Accept-Language': languages } });
    expect(localeOfRequest(asking('zh-CN, en;q=0.5'))).toBe('zh');
    expect(localeAmong(localesWith('learn'), asking('zh-CN, ar;q=0.5'))).toBe('ar');
    expect(localeAmong(localesWith('learn'), asking('zh'))).toBe('en');
    expect(localeAmong(localesWith('learn'), asking('de'))).toBe('ar');
  });
});

describe('a page on demand', () => {
  const ask = async (area: Table.Area, path: string, preferred?: string) => {
    const lang = /^\/(\w\w)\//.exec(path)?.[1];
    const page = {
      params: { lang },
      url: new URL(path, 'https://hanlu.example'),
      cookies: { get: () => preferred && { value: preferred } },
      response: { headers: new Headers() },
      redirect: (to: string) => new Response(null, { status: 302, headers: { location: to } }),
      rewrite: () => Promise.resolve(new Response(null, { status: 404 })),
    } as unknown as Parameters<typeof pageLanguage>[0];
    const outcome = await pageLanguage(page, area);
    if (!(outcome instanceof Response)) return outcome;
    return outcome.headers.get('location') ?? outcome.status;
  };

  test('is there in the language where its area is, and leads elsewhere where it is not', async () => {
    expect(await ask('teach', '/zh/teacher-onboarding')).toBe('zh');
    expect(await ask('learn', '/zh/student?a=1')).toBe('/en/student?a=1');
    expect(await ask('learn', '/de/student')).toBe(404);
  });

  test('without a prefix sends its readers on to what their language has', async () => {
    expect(await ask('teach', '/teacher-onboarding?a=1', 'zh')).toBe('/zh/teacher-onboarding?a=1');
    expect(await ask('learn', '/student', 'zh')).toBe('/en/student');
    expect(await ask('learn', '/student', 'ar')).toBe('ar');
    expect(await ask('learn', '/student', 'de')).toBe('ar');
  });
});

test('a built page without a prefix sends on those who chose another language', () => {
  expect(preferredPrefixes('/teacher-signup/')).toEqual({
    'data-en': '/en',
    'data-zh': '/zh',
    'data-fr': '/fr',
  });
  expect(preferredPrefixes('/contents')).toEqual({
    'data-en': '/en',
    'data-zh': '/en',
    'data-fr': '/en',
  });
  expect(preferredPrefixes('/')).toEqual({
    'data-en': '/en',
    'data-zh': '/zh/teacher-signup',
    'data-fr': '/en',
  });
});

describe('the language toggle', () => {
  const render = async (locale: Locale<'common'>, path: string) => {
    const container = await AstroContainer.create();
    const html = await container.renderToString(LanguageToggle, { props: { locale, path } });
    const links = [
      ...html.matchAll(
        /<a href="([^"]*)" hreflang="([^"]*)" lang="([^"]*)"[^>]* data-language="(\w+)"/g,
      ),
    ];
    return { isList: html.includes('<details'), links: links.map(([, ...parts]) => parts) };
  };

  test('is one link where there is one other language', async () => {
    expect(await render('ar', '/ar/contents')).toEqual({
      isList: false,
      links: [['/en/contents', 'en', 'en', 'en']],
    });
  });

  test('is a list where there are more', async () => {
    expect(await render('en', '/en/teacher-signup')).toEqual({
      isList: true,
      links: [
        ['/ar/teacher-signup', 'ar', 'ar', 'ar'],
        ['/zh/teacher-signup', 'zh-Hans', 'zh-Hans', 'zh'],
        ['/fr/teacher-signup', 'fr', 'fr', 'fr'],
      ],
    });
  });
});
