import { SIZES, type Size } from './combiner.machine.ts';
import type { CombinerCopy } from './combiner.types.ts';

type Props = { copy: CombinerCopy; size: number; onChoose: (size: Size) => void };

/** Two parts or three. */
export const ModeSwitch = ({ copy, size, onChoose }: Props) => {
  const names: Record<Size, string> = { 2: copy.sizes.two, 3: copy.sizes.three };
  return (
    <fieldset className="sizes">
      <legend className="sr-only">{copy.mode}</legend>
      {SIZES.map((one) => (
        <label key={one} className="size button">
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
