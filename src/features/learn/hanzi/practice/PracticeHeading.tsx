import { ArrowLeft } from 'lucide-react';
import type { HanziCopy } from '../copy.ts';

type Props = { copy: Pick<HanziCopy, 'backToLevels'>; title: string; onLevels: () => void };

/** What is practised, and the way back to the levels. */
export const PracticeHeading = ({ copy, title, onLevels }: Props) => (
  <div className="flex items-center justify-between gap-4">
    <h2 tabIndex={-1} className="text-part outline-none">
      {title}
    </h2>
    <button
      type="button"
      className="button size-11 shrink-0 button-quiet p-0 sm:size-auto sm:px-4 sm:py-2"
      onClick={onLevels}
    >
      <ArrowLeft size={18} className="mirrored" aria-hidden="true" />
      <span className="sr-only sm:not-sr-only">{copy.backToLevels}</span>
    </button>
  </div>
);
