import { useId } from 'react';
import type { Grade } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { tell } from '#src/learning/tell.ts';
import type { YourVoiceWords } from './your-voice.messages.ts';

type Props = {
  item: ItemId;
  /** What was said of this take; a take is rated once. */
  rated: Rated | undefined;
  onRate: (rated: Rated) => void;
  words: YourVoiceWords['rating'];
};

/** What learners say of their own take, and what that tells the memory (SPEAKING-17). */
const GRADES = { alike: 3, nearly: 2, not: 1 } as const satisfies Record<string, Grade>;
export type Rated = keyof typeof GRADES;
const CHOICES = Object.keys(GRADES) as Rated[];

/** Where no computer listens, the learner compares. */
export const Rating = ({ item, rated, onRate, words }: Props) => {
  const id = useId();
  const rate = (one: Rated) => {
    if (rated) return;
    onRate(one);
    tell({ item, what: 'graded', skill: 'say', grade: GRADES[one] });
  };
  return (
    <div role="group" aria-labelledby={id} className="grid justify-items-center gap-2">
      <p id={id} className="font-medium">
        {words.ask}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {CHOICES.map((one) => (
          <button
            key={one}
            type="button"
            className={one === rated ? 'button button-primary' : 'button button-quiet'}
            aria-pressed={one === rated}
            aria-disabled={(rated && rated !== one) || undefined}
            onClick={() => rate(one)}
          >
            {words[one]}
          </button>
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {rated && words.noted}
      </p>
    </div>
  );
};
