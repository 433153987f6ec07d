import { Eye, PenLine } from 'lucide-react';
import type { Ref } from 'react';
import { fill } from '#src/i18n/messages.ts';
import type { HanziCopy } from '../copy.ts';

type Props = {
  copy: HanziCopy;
  /** The next stroke in words; nothing while the strokes are not there. */
  description: string | undefined;
  stroke: number;
  total: number;
  completed: boolean;
  markRef: Ref<HTMLButtonElement>;
  onShow: () => void;
  onMark: () => void;
};

/** The way through for everyone who doesn't draw: each stroke in words, shown, or marked as traced. */
export const StrokeGuide = ({ copy, description, completed, ...props }: Props) => {
  const { stroke, total, markRef, onShow, onMark } = props;
  const isOpen = description !== undefined && !completed;
  return (
    <section className="card p-4 sm:p-5">
      <h3 className="text-lg">{copy.guide}</h3>
      <div role="status" className="mt-1 min-h-24">
        {isOpen && (
          <>
            <p className="text-sm text-muted">{fill(copy.guideStroke, { n: stroke, total })}</p>
            <p>{description}</p>
          </>
        )}
        {completed && <p>{copy.guideDone}</p>}
      </div>
      <div className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        <button type="button" className="button button-quiet" disabled={!isOpen} onClick={onShow}>
          <Eye size={18} aria-hidden="true" />
          {copy.showStroke}
        </button>
        <button
          ref={markRef}
          type="button"
          className="button button-quiet"
          disabled={!isOpen}
          onClick={onMark}
        >
          <PenLine size={18} aria-hidden="true" />
          {copy.markStroke}
        </button>
      </div>
    </section>
  );
};
