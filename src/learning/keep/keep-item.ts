import type { LearningCard } from '#src/domain/learning/card.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { isKnown } from '#src/domain/learning/forgetting.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { pageLocale } from '#src/i18n/paths.ts';
import { cardsOf, fetchReplay } from '../device/cards-of.ts';
import { onJournalChange, openJournal, record } from '../device/journal.ts';
import { notKeptMessages } from '../not-kept/not-kept.messages.ts';
import { sayBeside } from './say-beside.ts';

const TAG = 'keep-item';

const shown = new Set<KeepItem>();
let cards: ReadonlyMap<ItemId, LearningCard> = new Map();
let isLasting = true;
let opening: Promise<void> | undefined;

const cardOf = (element: HTMLElement) => cards.get(element.dataset['item'] as ItemId);

/** Shows beside an item whether it is kept, and whether it is known (KEEPING-2). */
class KeepItem extends HTMLElement {
  static observedAttributes = ['data-item'];

  connectedCallback() {
    shown.add(this);
    this.show();
  }

  disconnectedCallback() {
    shown.delete(this);
  }

  attributeChangedCallback() {
    this.show();
  }

  show() {
    const card = cardOf(this);
    const isKept = card?.favourite === true;
    this.querySelector('.keep-heart')?.setAttribute('aria-pressed', String(isKept));
    const mark = this.querySelector('.keep-mark');
    const { known = '', fleeting = '' } = this.dataset;
    const text = card && isKnownAtAll(card) ? `✓ ${known}` : isKept && !isLasting ? fleeting : '';
    if (!mark || mark.textContent === text) return;
    mark.removeAttribute('role');
    mark.textContent = text;
  }
}

const isKnownAtAll = ({ skills }: LearningCard) =>
  Object.values(skills).some((memory) => isKnown(memory, Date.now()));

const refresh = async () => {
  const { store } = await openJournal();
  isLasting = store.isLasting;
  cards = await cardsOf(await store.read());
  for (const item of shown) item.show();
};

/** Shows of all items of the page what the memory has of them, and follows it from then on. */
export const showKept = (): Promise<void> => {
  opening ??= open().catch((error: unknown) => {
    // The next press tries again.
    opening = undefined;
    throw error;
  });
  return opening;
};

const open = async () => {
  await Promise.all([refresh(), fetchReplay()]);
  onJournalChange(() => void refresh());
  if (!customElements.get(TAG)) customElements.define(TAG, KeepItem);
};

/** Keeps an item, or gives it back; where the device can't write that down, it is said (KEEPING-8). */
export const pressHeart = async (element: HTMLElement): Promise<void> => {
  // As the reader saw it: what is kept may show only now.
  const item = element.dataset['item'] as ItemId;
  const isGivenBack = element.querySelector('[aria-pressed=true]') !== null;
  await showKept();
  const isKept = cards.get(item)?.favourite === true;
  if (isKept !== isGivenBack) return;
  const what = isGivenBack ? 'not-favourite' : 'favourite';
  await record([{ item, what }]).catch(() => {
    const locale = pageLocale('learn', document.documentElement.lang);
    sayBeside(element, inLocale(locale, notKeptMessages).text);
  });
};
