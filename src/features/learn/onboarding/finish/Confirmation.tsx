import { Fragment, type ReactNode } from 'react';
import { classes } from '#src/lib/html.ts';

type Props = {
  id: string;
  /** With places such as `{terms}` for the parts that are links. */
  text: string;
  parts?: Readonly<Record<string, ReactNode>>;
  isTicked: boolean;
  error: string | undefined;
  onTick: (isTicked: boolean) => void;
};

/** A box to tick before the sign-up. */
export const Confirmation = ({ id, text, parts = {}, isTicked, error, onTick }: Props) => (
  <div className={classes('confirmation', error && 'border-accent')}>
    <input
      id={id}
      type="checkbox"
      className="confirmation-box"
      checked={isTicked}
      aria-invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
      onChange={({ target }) => onTick(target.checked)}
    />
    <div className="min-w-0">
      <label htmlFor={id}>
        {text.split(/\{(\w+)\}/).map((part, index) => (
          <Fragment key={index}>{index % 2 === 0 ? part : parts[part]}</Fragment>
        ))}
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1 font-medium text-accent">
          {error}
        </p>
      )}
    </div>
  </div>
);
