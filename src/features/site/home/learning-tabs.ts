import {
  isTab,
  SCROLL_DELAYS_MS,
  tabForKey,
  tabOfSearch,
  withTab,
  type Tab,
} from './learning-tabs.machine.ts';

/** Dispatched on the window with the tab as its detail; anyone may ask for a tab with it. */
const TAB_SELECT = 'tab-select';

const selectTab = (tab: Tab) => dispatchEvent(new CustomEvent<Tab>(TAB_SELECT, { detail: tab }));

/** Turns the two lists into tabs by the WAI-ARIA pattern; without it both are simply there. */
export const bindLearningTabs = (section: HTMLElement | null) => {
  const list = section?.querySelector<HTMLElement>('[role=tablist]');
  if (!section || !list) return;
  const tabs = [...list.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const panelOf = (tab: HTMLElement) =>
    section.querySelector<HTMLElement>(`#${tab.dataset['tab']}`);

  const show = (chosen: Tab) => {
    for (const tab of tabs) {
      const isChosen = tab.dataset['tab'] === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('data-chosen', isChosen);
    }
  };

  for (const tab of tabs) {
    const panel = panelOf(tab);
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
  }

  list.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element && target.closest<HTMLElement>('[role=tab]');
    if (tab && isTab(tab.dataset['tab'])) selectTab(tab.dataset['tab']);
  });
  list.addEventListener('keydown', (event) => {
    const current = tabs.find((tab) => tab === event.target)?.dataset['tab'];
    const next = isTab(current) && tabForKey(current, event.key, list.matches(':dir(rtl)'));
    if (!next) return;
    event.preventDefault();
    selectTab(next);
    tabs.find((tab) => tab.dataset['tab'] === next)?.focus();
  });
  addEventListener(TAB_SELECT, (event) => {
    const { detail } = event as CustomEvent<unknown>;
    if (!isTab(detail)) return;
    show(detail);
    history.replaceState(history.state, '', withTab(location.href, detail));
  });

  const asked = tabOfSearch(location.search);
  show(asked ?? 'articles');
  if (asked) scrollTo(section);
};

const scrollTo = (section: HTMLElement) => {
  let wait = 0;
  for (const delay of SCROLL_DELAYS_MS) {
    wait += delay;
    setTimeout(() => section.scrollIntoView({ behavior: 'instant' }), wait);
  }
};
