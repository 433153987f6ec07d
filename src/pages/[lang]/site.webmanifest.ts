import type { APIRoute } from 'astro';
import { localized } from '#src/content/localized.ts';
import { getSiteSettings } from '#src/content/site-settings.ts';
import { pocketMessages } from '#src/features/learn/pocket/pocket.messages.ts';
import { reviewMessages } from '#src/features/learn/review/review.messages.ts';
import { todayMessages } from '#src/features/learn/today/today.messages.ts';
import { directionOf } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { localizedPath, pageLocale, prefixedPaths } from '#src/i18n/paths.ts';
import {
  INSTALL_FORMS,
  INSTALL_PAGES,
  installPicture,
  type InstallForm,
} from '#src/layouts/install-pictures.ts';

export const getStaticPaths = prefixedPaths('learn');

const icon = (file: string, sizes: string, purpose = 'any') => ({
  src: `/icons/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [icon('icon-192.png', '192x192')],
});

const FORMS = Object.keys(INSTALL_FORMS) as InstallForm[];

export const GET: APIRoute = async ({ params }) => {
  const locale = pageLocale('learn', params['lang']);
  const { brand, ...settings } = await getSiteSettings();
  const name = localized(locale, brand, 'name');
  const titles = {
    today: inLocale(locale, todayMessages).title,
    review: inLocale(locale, reviewMessages).title,
    pocket: inLocale(locale, pocketMessages).title,
  };
  return Response.json({
    id: '/',
    name,
    short_name: name,
    description: localized(locale, settings, 'description'),
    lang: locale,
    dir: directionOf(locale),
    // Who installs the site comes back to practise.
    start_url: localizedPath(locale, '/today'),
    display: 'standalone',
    background_color: '#fbf6ea',
    theme_color: '#fbf6ea',
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: INSTALL_PAGES.map((page) =>
      shortcut(titles[page], localizedPath(locale, `/${page}`)),
    ),
    screenshots: INSTALL_PAGES.flatMap((page) =>
      FORMS.map((form) => ({
        src: installPicture(locale, page, form),
        sizes: `${INSTALL_FORMS[form].width}x${INSTALL_FORMS[form].height}`,
        type: 'image/webp',
        form_factor: form,
        label: titles[page],
      })),
    ),
  });
};
