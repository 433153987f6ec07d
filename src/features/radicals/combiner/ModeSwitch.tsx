import { SIZES, type Size } from './combiner.machine.ts';
import type { CombinerCopy } from './combiner.types.ts';

type Props = { copy: CombinerCopy; size: number; onChoose: (size: Size) => void };

/** Two radicals or three. */
export const ModeSwitch = ({ copy, size, onChoose }: Props) => {
  const names: Record<Size, string> = { 2: copy.sizes.two, 3: copy.sizes.three };
  return (
    <fieldset className="mx-auto flex w-fit rounded-full bg-sunken p-1">
      <legend className="sr-only">{copy.mode}</legend>
      {SIZES.map((one) => (
        <label
          key={one}
          className="button cursor-pointer has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
        >
          <input
            type="radio"
            name="combiner-size"
            className="sr-only"
            checked={one === size}
            onChange={() => onChoose(one)}
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
};
