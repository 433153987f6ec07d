export const TABS = ['articles', 'games'] as const;
export type Tab = (typeof TABS)[number];

/** Scrolling to the section waits for the first layout, then corrects itself (HOME-6). */
export const SCROLL_DELAYS_MS = [100, 300] as const;

export const isTab = (value: unknown): value is Tab => TABS.some((tab) => tab === value);

/** The tab that an address asks for: `?tab=games`. */
export const tabOfSearch = (search: string): Tab | undefined => {
  const tab = new URLSearchParams(search).get('tab');
  return isTab(tab) ? tab : undefined;
};

/** The address with the tab in it; other parameters and the hash stay. */
export const withTab = (address: string, tab: Tab): string => {
  const url = new URL(address);
  url.searchParams.set('tab', tab);
  return url.pathname + url.search + url.hash;
};

/** The tab that a key leads to by the tabs pattern; arrows follow the reading direction. */
export const tabForKey = (current: Tab, key: string, isRtl: boolean): Tab | undefined => {
  const step = (by: number) => TABS.at((TABS.indexOf(current) + by) % TABS.length);
  switch (key) {
    case 'ArrowRight':
      return step(isRtl ? -1 : 1);
    case 'ArrowLeft':
      return step(isRtl ? 1 : -1);
    case 'Home':
      return TABS[0];
    case 'End':
      return TABS.at(-1);
    default:
      return undefined;
  }
};
