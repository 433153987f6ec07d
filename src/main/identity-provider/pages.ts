import { directionOf, otherLocale, type Locale } from '#src/i18n/locales.ts';
import { inLocale, type Like } from '#src/i18n/messages.ts';
import { escapeHtml } from '#src/lib/html.ts';
import { READY_PEOPLE, type Fault, type Person, type Ready } from './people.ts';
import { STYLE } from './style.ts';
import { providerWords } from './words.ts';

type Words = Like<typeof providerWords.en>;

/** What was written into the form when it was sent with a fault. */
export type Written = { faults: Fault[]; name: string; email: string; verified: boolean };

const NOTHING_WRITTEN: Written = { faults: [], name: '', email: '', verified: true };

/** Where people say who they are. */
export const choosePage = (locale: Locale, written: Written = NOTHING_WRITTEN): string => {
  const t = inLocale(locale, providerWords);
  const { faults } = written;
  return page(locale, faults.length > 0 ? `${t.wrong} · ${t.title}` : t.title, [
    header(locale, t.title),
    `<p class="quiet">${t.what}</p>`,
    faults.includes('who') ? `<p class="fault" role="alert">${t.whoWrong}</p>` : '',
    `<section aria-labelledby="ready"><h2 id="ready">${t.ready}</h2>
      <form method="post" action="?step=choose&amp;lang=${locale}">
        ${(Object.keys(READY_PEOPLE) as Ready[]).map((who) => readyButton(who, locale)).join('\n')}
      </form></section>`,
    `<section aria-labelledby="other"><h2 id="other">${t.other}</h2>
      <form method="post" action="?step=choose&amp;lang=${locale}" novalidate>
        <input type="hidden" name="who" value="other">
        ${textFields(t, written)}
        <div class="check"><input type="checkbox" id="verified" name="verified"${written.verified ? ' checked' : ''}><label for="verified">${t.verified}</label></div>
        <button class="main">${t.next}</button>
      </form></section>`,
    cancelForm(locale, t.cancel),
  ]);
};

/** Where someone agrees to be known to the site. */
export const consentPage = (locale: Locale, { name, email, verified }: Person): string => {
  const t = inLocale(locale, providerWords);
  return page(locale, t.consent, [
    header(locale, t.consent),
    `<section><dl><dt class="quiet">${t.as}</dt>
      <dd><bdi>${escapeHtml(name)}</bdi><small><bdi dir="ltr">${escapeHtml(email)}</bdi>${verified ? '' : ` (${t.unverified})`}</small></dd></dl>
      <p>${t.shares}</p>
      <form method="post" action="?step=allow&amp;lang=${locale}"><button class="main">${t.allow}</button></form></section>`,
    `<p><a href="?lang=${locale}">${t.back}</a></p>`,
    cancelForm(locale, t.cancel),
  ]);
};

/** Where a sign-in ends that can't go on, with the way back to the site. */
export const failedPage = (locale: Locale, siteUrl: string): string => {
  const t = inLocale(locale, providerWords);
  return page(locale, t.failed, [
    `<h1>${t.failed}</h1><p>${t.failedHelp}</p>`,
    `<p><a href="${siteUrl}/${locale}/">${t.toSite}</a></p>`,
  ]);
};

const page = (locale: Locale, title: string, parts: string[]): string => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main>
${parts.join('\n')}
</main></body></html>
`;

const header = (locale: Locale, title: string): string => {
  const other = otherLocale(locale);
  const { language } = inLocale(locale, providerWords);
  return `<header><h1>${title}</h1><a href="?lang=${other}" lang="${other}" hreflang="${other}">${language}</a></header>`;
};

const readyButton = (who: Ready, locale: Locale): string => {
  const { name, email } = READY_PEOPLE[who];
  const role = inLocale(locale, providerWords)[who];
  return `<button name="who" value="${who}">${name[locale]}<small>${role} · <bdi dir="ltr">${email}</bdi></small></button>`;
};

const textFields = (t: Words, { faults, name, email }: Written): string => {
  const fields = [
    { id: 'name', label: t.name, value: name, wrong: t.nameWrong, kind: 'maxlength="100"' },
    {
      id: 'email',
      label: t.email,
      value: email,
      wrong: t.emailWrong,
      kind: 'type="email" dir="ltr" maxlength="254"',
    },
  ] as const;
  return fields
    .map(({ id, label, value, wrong, kind }) => {
      const isWrong = faults.includes(id);
      const state = isWrong ? ` aria-invalid="true" aria-describedby="${id}-fault"` : '';
      // The page is loaded anew with the fault, so the first wrong field gets the focus.
      const focus = faults[0] === id ? ' autofocus' : '';
      return `<div><label for="${id}">${label}</label>
<input id="${id}" name="${id}" value="${escapeHtml(value)}" required autocomplete="off" ${kind}${state}${focus}>
${isWrong ? `<p class="fault" id="${id}-fault">${wrong}</p>` : ''}</div>`;
    })
    .join('\n');
};

const cancelForm = (locale: Locale, label: string): string =>
  `<form method="post" action="?step=cancel&amp;lang=${locale}"><button class="plain">${label}</button></form>`;
