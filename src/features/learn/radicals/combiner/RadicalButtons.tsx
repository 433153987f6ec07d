import type { CombinerCopy, GameRadical } from './combiner.types.ts';

type Props = {
  copy: CombinerCopy;
  radicals: readonly GameRadical[];
  isFull: boolean;
  onPick: (radical: string) => void;
};

/** The radicals to choose from. */
export const RadicalButtons = ({ copy, radicals, isFull, onPick }: Props) => (
  <div role="group" aria-label={copy.radicals} className="radical-buttons">
    {radicals.map(({ radical, name, pinyin }) => (
      <button
        key={radical}
        type="button"
        className="radical-button"
        // Not `disabled`: that would drop the keyboard's focus at the moment of the last pick.
        aria-disabled={isFull}
        onClick={() => onPick(radical)}
      >
        <bdi lang="zh-Hans">{radical}</bdi>
        <span className="radical-name">{name}</span>
        <span className="pinyin text-muted" lang="zh-Latn">
          {pinyin}
        </span>
      </button>
    ))}
  </div>
);
