import type { ReviewCopy } from '../copy.ts';

/** The keys, for whoever has some. */
export const Shortcuts = ({ copy: { shortcuts: t } }: { copy: ReviewCopy }) => {
  const keys = [
    ['1–4', t.choose],
    ['Enter', t.goOn],
    ['L', t.listen],
    ['W', t.slower],
    ['M', t.mute],
    ['B', t.browserVoice],
    ['D', t.dontKnow],
    ['N', t.notNow],
    ['E', t.tooEasy],
    ['U', t.undo],
    ['S', t.suspend],
  ] as const;
  return (
    <dl className="review-shortcuts" aria-label={t.title}>
      {keys.map(([key, does]) => (
        <div key={key} className="flex items-center gap-1.5">
          <dt>
            <kbd className="key-hint">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
};
