/** Which festival shows; each has its own address on the page (FESTIVALS-1 to FESTIVALS-3). */
export type FestivalSwitch = { readonly slugs: readonly string[]; readonly index: number };

export type FestivalSwitchEvent =
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'chosen'; index: number }
  /** The address changed: reload, back, forward, a shared link. */
  | { type: 'addressed'; hash: string };

/** The arrows hide when the page is scrolled to less than this from its bottom (FESTIVALS-4). */
const SCROLL_BOTTOM_PX = 100;

const wantedIndex = ({ slugs, index }: FestivalSwitch, event: FestivalSwitchEvent): number => {
  switch (event.type) {
    case 'previous':
      return index - 1;
    case 'next':
      return index + 1;
    case 'chosen':
      return event.index;
    case 'addressed': {
      if (event.hash === '') return 0;
      const addressed = slugs.indexOf(event.hash.slice(1));
      // Some other place on the page, such as its main part, is no reason to turn the leaf.
      return addressed < 0 ? index : addressed;
    }
  }
};

/** Moves among the festivals; both ends hold. */
export const stepFestival = (state: FestivalSwitch, event: FestivalSwitchEvent): FestivalSwitch => {
  const index = Math.min(Math.max(wantedIndex(state, event), 0), state.slugs.length - 1);
  return index === state.index ? state : { ...state, index };
};

export const isFirst = ({ index }: FestivalSwitch) => index === 0;
export const isLast = ({ slugs, index }: FestivalSwitch) => index === slugs.length - 1;
export const hashOf = ({ slugs, index }: FestivalSwitch) => `#${slugs[index] ?? ''}`;

/** What a key asks for when the switch has the focus: arrows point where reading goes. */
export const eventOfKey = (
  key: string,
  direction: 'ltr' | 'rtl',
  state: FestivalSwitch,
): FestivalSwitchEvent | undefined => {
  const [back, ahead] =
    direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return { type: 'previous' };
  if (key === ahead) return { type: 'next' };
  if (key === 'Home') return { type: 'chosen', index: 0 };
  if (key === 'End') return { type: 'chosen', index: state.slugs.length - 1 };
  return undefined;
};

export const isNearBottom = (px: { scrolled: number; viewport: number; page: number }): boolean =>
  px.page - px.viewport - px.scrolled < SCROLL_BOTTOM_PX;
