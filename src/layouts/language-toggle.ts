/**
 * The toggle leads to the same place in the other language, trailing slash, query and hash kept,
 * and is the one thing that overwrites the stored preference (ADDRESSES-3, ADDRESSES-5).
 */
export const bindLanguageToggle = (toggle: HTMLAnchorElement | null) => {
  toggle?.addEventListener('click', () => {
    const key = toggle.dataset['languageToggle'] ?? '';
    // The link has the slash of the page's own address; a built page's visitor may have come without.
    if (!location.pathname.endsWith('/')) toggle.pathname = toggle.pathname.replace(/\/$/, '');
    toggle.search = location.search;
    toggle.hash = location.hash;
    try {
      localStorage.setItem(key, toggle.hreflang);
    } catch {
      // Storage may be blocked; the address carries the language all the same.
    }
    document.cookie = `${key}=${toggle.hreflang}; Path=/; Max-Age=31536000; SameSite=Lax`;
  });
};
