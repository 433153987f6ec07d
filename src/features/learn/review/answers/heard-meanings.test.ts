import { describe, expect, test } from 'vitest';
import { soundDistance, soundsTheSame } from '#src/domain/mandarin/sounds-alike.ts';
import { kindOf } from '#src/domain/learning/item.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { looksAlike } from '#src/learning/looks-alike.ts';
import { meansTheSame } from '#src/learning/same-meaning.ts';
import { heardChoicesFor } from './heard-meanings.ts';

const catalogue = await buildCatalogue('ar');
const heard = catalogue.items.filter(({ skills }) => skills.includes('hear'));

/** Every item is held against every other. */
const SLOW_MS = 60_000;

describe('the meanings of what was heard', { timeout: SLOW_MS }, () => {
  test.each([true, false])(
    'are four of one kind, of which one alone is right (new: %s)',
    (isNew) => {
      const wrong = heard.filter((item) => {
        const choices = heardChoicesFor(catalogue, item, 'chance', isNew);
        const right = choices.filter((one) => meansTheSame(one, item));
        // No ear could tell it from another that sounds the same.
        const same = choices.filter((one) => soundsTheSame(one, item));
        return (
          choices.length !== 4 ||
          choices.some((one) => kindOf(one.item) !== kindOf(item.item)) ||
          ![right, same].every((ones) => ones.length === 1 && ones[0] === item)
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each([true, false])('tell almost none by its length (new: %s)', (isNew) => {
    const told = heard.filter((item) =>
      heardChoicesFor(catalogue, item, 'chance', isNew).every(
        (one) => one === item || !looksAlike(one, item),
      ),
    );
    expect(told.length).toBeLessThan(0.02 * heard.length);
  });

  test('belong later to what sounds most like it', () => {
    const distance = (isNew: boolean) => {
      const some = heard.filter((_, index) => index % 8 === 0);
      const distances = some.flatMap((item) =>
        heardChoicesFor(catalogue, item, 'chance', isNew)
          .filter((one) => one !== item)
          .map((one) => soundDistance(one, item)),
      );
      return distances.reduce((sum, one) => sum + one, 0) / distances.length;
    };
    expect(distance(false)).toBeLessThan(0.75 * distance(true));
  });
});
