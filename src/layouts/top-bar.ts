/** A menu of the bar closes on a link, on Escape, and on a tap or a move of the focus beside it. */
export const bindMenus = (menus: Iterable<HTMLDetailsElement>) => {
  for (const menu of menus) bindMenu(menu);
};

const bindMenu = (menu: HTMLDetailsElement) => {
  const close = () => menu.removeAttribute('open');
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    close();
    menu.querySelector('summary')?.focus();
  });
};

/** Whoever logs in comes back to the page that they were on (ACCOUNTS-3). */
export const bindLogIn = (links: Iterable<HTMLAnchorElement>) => {
  for (const link of links) {
    link.addEventListener('click', () => {
      const { pathname, search } = location;
      // These two lead to the login themselves.
      if (/\/(login|signup)\/?$/.test(pathname)) return;
      link.search = new URLSearchParams({ next: pathname + search }).toString();
    });
  }
};

/** Visitors without a sign of a session are not asked about; for them nothing more is loaded. */
export const bindAccount = (bar: HTMLElement | null) => {
  if (!bar || !document.cookie.includes(`${bar.dataset['sessionSign'] ?? ''}=`)) return;
  void import('./account-state.ts').then(({ showAccount }) => showAccount(bar));
};
