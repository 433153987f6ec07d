import { pointKeep } from '#src/learning/keep/point-keep.ts';
import { tell } from '#src/learning/tell.ts';
import { shownPhraseOf, tellShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import { lendTexts } from './lend-texts.ts';
import { tellSeenPhrases } from './tell-seen.ts';
import { firstOf, isFirst, isLast, keyOnDots, stepDeck, type DeckEvent } from './deck.machine.ts';
import { isNamed, nameInAddress, wasTurnedHere } from './phrase-address.ts';

/** One section's phrases, one at a time. The markup is complete; this only turns the pages. */
export class PhraseDeck extends HTMLElement {
  connectedCallback() {
    const phrases = [...this.querySelectorAll<HTMLElement>('[data-phrase]')];
    const dots = [...this.querySelectorAll<HTMLButtonElement>('[data-dot]')];
    const previous = this.querySelector<HTMLButtonElement>('[data-previous]');
    const next = this.querySelector<HTMLButtonElement>('[data-next]');
    const status = this.querySelector<HTMLElement>('[data-status]');
    let deck = firstOf(phrases.length);
    const showTextsOf = lendTexts(this.querySelector<HTMLElement>('.saying'));
    showTextsOf(phrases[deck.index]);
    tellSeenPhrases(this, (item) => tell({ item, what: 'seen' }));

    const send = (event: DeckEvent) => {
      const after = stepDeck(deck, event);
      if (after === deck) return;
      deck = after;
      phrases.forEach((phrase, index) =>
        phrase.toggleAttribute('data-current', index === deck.index),
      );
      dots.forEach((dot, index) => {
        if (index === deck.index) dot.setAttribute('aria-current', 'true');
        else dot.removeAttribute('aria-current');
        // One stop of the keyboard for all of them.
        dot.tabIndex = index === deck.index ? 0 : -1;
      });
      if (previous) previous.disabled = isFirst(deck);
      if (next) next.disabled = isLast(deck);
      // A button that goes dead under the finger would take the focus with it.
      if (event.type === 'next' && isLast(deck)) previous?.focus();
      if (event.type === 'previous' && isFirst(deck)) next?.focus();
      const current = phrases[deck.index];
      if (current?.dataset['phrase']) nameInAddress(current.dataset['phrase']);
      const shown = shownPhraseOf(current);
      if (status) {
        const place = (status.dataset['template'] ?? '')
          .replace('{n}', String(deck.index + 1))
          .replace('{total}', String(deck.size));
        const chinese = document.createElement('bdi');
        chinese.lang = 'zh-Hans';
        chinese.textContent = shown?.chinese ?? '';
        const meaning = current?.querySelector('[data-meaning]')?.textContent.trim() ?? '';
        status.replaceChildren(`${place}: `, chinese, ` – ${meaning}`);
      }
      showTextsOf(current);
      if (!shown) return;
      if (shown.item) pointKeep(this, { item: shown.item, hanzi: shown.chinese });
      tellShownPhrase(this, shown);
    };

    previous?.addEventListener('click', () => send({ type: 'previous' }));
    next?.addEventListener('click', () => send({ type: 'next' }));
    dots.forEach((dot, index) =>
      dot.addEventListener('click', () => send({ type: 'jumped', index })),
    );
    this.querySelector<HTMLElement>('[data-dots]')?.addEventListener('keydown', (event) => {
      const isRightToLeft = getComputedStyle(this).direction === 'rtl';
      const turn = keyOnDots(event.key, deck, isRightToLeft ? 'rtl' : 'ltr');
      if (!turn || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      send(turn);
      dots[deck.index]?.focus();
    });
    const named = phrases.findIndex(({ dataset }) => isNamed(dataset['phrase']));
    if (named < 0) return;
    const isReturn = wasTurnedHere();
    send({ type: 'jumped', index: named });
    if (!isReturn) this.scrollIntoView({ block: 'center' });
  }
}
