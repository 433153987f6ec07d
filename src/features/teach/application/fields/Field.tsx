import type { ReactNode } from 'react';
import { classes } from '#src/lib/html.ts';
import { fieldId } from './field-state.ts';

type Props = {
  path: string;
  label: ReactNode;
  /** Whether the label belongs to one input; a group has a legend of its own. */
  as?: 'field' | 'group';
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong, in words. */
  fault?: string | undefined;
  class?: string | undefined;
  children: ReactNode;
};

const Star = () => (
  <span className="text-accent" aria-hidden="true">
    {' *'}
  </span>
);

/** A label, what it labels, and below it what is wrong. */
export const Field = ({ path, label, as = 'field', ...rest }: Props) => {
  const { isRequired, hint, fault, class: className, children } = rest;
  const id = fieldId(path);
  const name = (
    <>
      {label}
      {isRequired && <Star />}
    </>
  );
  const help = hint && (
    <p id={`${id}-hint`} className={classes('text-sm text-muted', as === 'field' && 'mt-1')}>
      {hint}
    </p>
  );
  if (as === 'group') {
    return (
      <fieldset
        id={id}
        tabIndex={-1}
        className={classes('min-w-0 outline-none', className)}
        aria-describedby={classes(hint ? `${id}-hint` : null, fault && `${id}-fault`) || undefined}
      >
        <legend className="mb-1.5 font-semibold">{name}</legend>
        {help && <div className="-mt-1.5 mb-3">{help}</div>}
        {children}
        <Fault path={path}>{fault}</Fault>
      </fieldset>
    );
  }
  return (
    <div className={classes('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {name}
      </label>
      {children}
      {help}
      <Fault path={path}>{fault}</Fault>
    </div>
  );
};

/** What is wrong with a field, under it. */
export const Fault = ({ path, children }: { path: string; children: string | undefined }) =>
  children && (
    <p id={`${fieldId(path)}-fault`} className="mt-1 text-sm font-medium text-accent">
      {children}
    </p>
  );
