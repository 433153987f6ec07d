import type { Locator } from '@playwright/test';

/** As many letters wide as a phone of 390 px whose reader has text twice as large (WCAG 1.4.4). */
export const LARGEST_TEXT = { width: 195, height: 422 };

/** Words in some places of a page that begin on one line and end on another. */
export const brokenWords = (places: Locator): Promise<string[]> =>
  places.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          // Chinese may go to the next line after any character.
          for (const { 0: word, index } of text.data.matchAll(
            /(?:(?!\p{sc=Han})[\p{L}\p{M}\p{N}:])+/gu,
          )) {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
            const [first, last] = [lines[0], lines.at(-1)];
            if (first && last && last.top > first.bottom - 1) broken.push(word);
          }
        }
        return broken;
      }),
  );
