/**
 * Each link leads to the same place in its language, trailing slash, query and hash kept, and is the
 * one thing that overwrites the stored preference (ADDRESSES-3, ADDRESSES-5).
 */
export const bindLanguageToggle = (links: Iterable<HTMLAnchorElement>) => {
  for (const link of links) {
    link.addEventListener('click', () => {
      const { languageToggle: key = '', language = '' } = link.dataset;
      // The link has the slash of the page's own address; a built page's visitor may have come without.
      if (!location.pathname.endsWith('/')) link.pathname = link.pathname.replace(/\/$/, '');
      link.search = location.search;
      link.hash = location.hash;
      try {
        localStorage.setItem(key, language);
      } catch {
        // Storage may be blocked; the address carries the language all the same.
      }
      document.cookie = `${key}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
    });
  }
};
