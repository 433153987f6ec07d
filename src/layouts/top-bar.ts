import { isLocale, PREFERRED_LANGUAGE } from '#src/i18n/locales.ts';
import { switchLocale } from '#src/i18n/paths.ts';

/**
 * The toggle leads to the same place in the other language, query and hash kept, and is the one
 * thing that overwrites the stored preference (platform §2; design, decision 1).
 */
export const bindLanguageToggle = (toggle: HTMLAnchorElement | null) => {
  const locale = toggle?.dataset['languageToggle'];
  if (!toggle || !isLocale(locale)) return;
  toggle.addEventListener('click', () => {
    const { pathname, search, hash } = location;
    toggle.href = switchLocale(pathname, locale) + search + hash;
    try {
      localStorage.setItem(PREFERRED_LANGUAGE, locale);
    } catch {
      // Storage may be blocked; the address carries the language all the same.
    }
    document.cookie = `${PREFERRED_LANGUAGE}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
  });
};

/** The mobile menu closes on a link, on Escape and on a tap beside it (platform §2). */
export const bindMenu = (menu: HTMLDetailsElement | null) => {
  if (!menu) return;
  const close = () => menu.removeAttribute('open');
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close();
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    close();
    menu.querySelector('summary')?.focus();
  });
};
