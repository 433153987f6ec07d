import { sendStudents } from '#src/features/teach/desk/students/students.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#src/i18n/locales.ts';
import { studentWords } from '#src/pages/_desk/student-words.server.ts';
import { only } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = only('GET', (context) => {
  const lang = context.url.searchParams.get('lang');
  const locale = isLocale(lang, 'admin') ? lang : DEFAULT_LOCALE;
  return sendStudents(context, { locale, words: () => studentWords(locale) });
});
