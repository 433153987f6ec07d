import { Eye, PenLine } from 'lucide-react';
import { fill } from '#src/i18n/messages.ts';
import type { StrokeWords } from './stroke-words.ts';

type Props = {
  words: StrokeWords;
  /** The next stroke in words; nothing while the strokes are not there. */
  description: string | undefined;
  stroke: number;
  total: number;
  completed: boolean;
  onShow: () => void;
  onMark: () => void;
};

/** The way through for everyone who doesn't draw: each stroke in words, shown, or marked as traced. */
export const StrokeGuide = ({ words, description, completed, ...props }: Props) => {
  const { stroke, total, onShow, onMark } = props;
  const isOpen = description !== undefined && !completed;
  return (
    <section className="card p-4 sm:p-5">
      <h3 className="text-item">{words.guide}</h3>
      <div role="status" className="mt-1 min-h-24">
        {isOpen && (
          <>
            <p className="text-sm text-muted">{fill(words.guideStroke, { n: stroke, total })}</p>
            <p>{description}</p>
          </>
        )}
        {completed && <p>{words.guideDone}</p>}
      </div>
      <div className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        <button type="button" className="button button-quiet" disabled={!isOpen} onClick={onShow}>
          <Eye size={18} aria-hidden="true" />
          {words.showStroke}
        </button>
        <button type="button" className="button button-quiet" disabled={!isOpen} onClick={onMark}>
          <PenLine size={18} aria-hidden="true" />
          {words.markStroke}
        </button>
      </div>
    </section>
  );
};
