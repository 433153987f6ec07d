import { useReducer, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#src/i18n/locales.ts';
import { call } from '#src/lib/call.ts';
import type { Detail } from '#src/lib/contract.ts';
import { showToast } from '#src/ui/toast/show-toast.ts';
import { byField, idle, next, type Field } from './newsletter.machine.ts';
import type { ToastCopy } from './newsletter-words.ts';
import { subscription } from './subscription.contract.ts';
import { failureToast, NOTICE_AFTER_MS, noticeToast, successToast } from './subscription-toasts.ts';

/** A connection that says nothing for so long counts as lost. */
const PATIENCE_MS = 30_000;
/** Sending takes so long at least, that the second press of a double one falls into it. */
const SENDING_MS = 500;

/** The state of the form, and what happens when it is sent (NEWSLETTER-3). */
export const useSubscription = (locale: Locale, toasts: ToastCopy) => {
  const [form, send] = useReducer(next, idle);

  const fail = (element: HTMLFormElement, details: readonly Detail[]) => {
    flushSync(() => send({ type: 'failed', errors: byField(details) }));
    element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.at === 'submitting') return;
    const element = event.currentTarget;
    // Read before the fields are disabled, which takes them out of the form's data.
    const values = Object.fromEntries(new FormData(element)) as Record<Field, string>;
    const parsed = subscription.input.safeParse(values);
    if (!parsed.success) {
      fail(element, detailsOf(parsed.error.issues, locale));
      return;
    }
    // A field that is disabled loses the focus, and the keyboard its place.
    element.querySelector('button')?.focus();
    send({ type: 'submitted' });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const [result] = await Promise.all([
      call(subscription, parsed.data, { locale, signal }),
      new Promise((done) => setTimeout(done, SENDING_MS)),
    ]);
    if (!result.ok) {
      fail(element, result.details);
      showToast(failureToast(toasts, result));
      return;
    }
    const { message, warning } = result.reply;
    send({ type: 'subscribed' });
    element.reset();
    showToast(successToast(toasts, message));
    if (warning) setTimeout(() => showToast(noticeToast(toasts, warning)), NOTICE_AFTER_MS);
  };

  return { form, send, submit };
};

/** What the contract names, in the words that the server would use. */
const detailsOf = (
  issues: readonly { path: PropertyKey[]; message: string }[],
  locale: Locale,
): Detail[] => {
  const words: Readonly<Record<string, string>> = subscription.messages[locale];
  return issues.map(({ path, message }) => ({
    field: path.join('.'),
    message: words[message] ?? message,
  }));
};
