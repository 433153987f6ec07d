import type { CombinerCopy, GameRadical } from './combiner.types.ts';

type Props = {
  copy: CombinerCopy;
  radicals: readonly GameRadical[];
  isFull: boolean;
  onPick: (radical: string) => void;
};

/** The radicals to choose from. */
export const RadicalButtons = ({ copy, radicals, isFull, onPick }: Props) => (
  <div
    role="group"
    aria-label={copy.radicals}
    className="grid grid-cols-4 gap-1.5 min-[24rem]:grid-cols-5 sm:gap-2"
  >
    {radicals.map(({ radical, name, pinyin }) => (
      <button
        key={radical}
        type="button"
        className="radical-button"
        // Not `disabled`: that would drop the keyboard's focus at the moment of the last pick.
        aria-disabled={isFull}
        onClick={() => onPick(radical)}
      >
        <bdi lang="zh-Hans" className="text-3xl lg:text-4xl">
          {radical}
        </bdi>
        <span className="text-xs leading-tight sm:text-sm">{name}</span>
        <span className="pinyin text-sm leading-tight text-muted" lang="zh-Latn">
          {pinyin}
        </span>
      </button>
    ))}
  </div>
);
