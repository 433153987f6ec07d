import { useId } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { classes } from '#src/lib/html.ts';
import { errorsOf, type Field } from './newsletter.machine.ts';
import type { FormCopy } from './newsletter-words.ts';
import { useSubscription } from './use-subscription.ts';

type Props = { locale: Locale; copy: FormCopy };

/** Subscribes with a name and an address. */
export const NewsletterForm = ({ locale, copy: { form: t, toasts } }: Props) => {
  const { form, send, submit } = useSubscription(locale, toasts);
  const isSubmitting = form.at === 'submitting';
  const errors = errorsOf(form);
  const field = (name: Field) => ({
    name,
    label: t[name],
    error: errors[name],
    disabled: isSubmitting,
    onChange: () => send({ type: 'edited', field: name }),
  });

  return (
    <form
      // Pressed before its code has come it sends nothing (decision 333).
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mx-auto mt-8 grid max-w-md gap-5 card p-5 text-start sm:p-7"
    >
      <TextField {...field('name')} type="text" autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" dir="ltr" />
      <button
        type="submit"
        aria-disabled={isSubmitting || undefined}
        className="button button-primary"
      >
        {isSubmitting ? t.submitting : t.subscribe}
      </button>
    </form>
  );
};

type TextFieldProps = {
  label: string;
  error: string | undefined;
  name: string;
  type: 'text' | 'email';
  autoComplete: string;
  disabled: boolean;
  dir?: 'ltr';
  onChange: () => void;
};

const TextField = ({ label, error, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        className={classes(
          'min-h-12 w-full rounded-xl border bg-paper px-4 py-2 disabled:opacity-60',
          error ? 'border-accent' : 'border-muted',
        )}
      />
      {error && (
        <p id={`${id}-error`} className="text-sm text-accent">
          {error}
        </p>
      )}
    </div>
  );
};
