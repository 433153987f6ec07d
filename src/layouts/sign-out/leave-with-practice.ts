import { localeFor, localeOfTag, type Locale } from '#src/i18n/locales.ts';
import { inLocale, plural } from '#src/i18n/messages.ts';
import { leaveDevice, sendBeforeLeaving } from '#src/learning/learner.store.ts';
import { signOutMessages } from './sign-out.messages.ts';

/**
 * Sends what is open and removes the account's copy from the device. Where something could not be
 * sent in time, the learner decides; answers whether they still want to sign out.
 */
export const leaveWithPractice = async (
  form: HTMLFormElement,
  patienceMs: number,
): Promise<boolean> => {
  const locale = localeOfTag(document.documentElement.lang);
  const learning = localeFor('learn', locale);
  const button = form.querySelector('button');
  button?.setAttribute('aria-disabled', 'true');
  try {
    const unsent = await Promise.race([sendBeforeLeaving(learning), tired(patienceMs)]);
    if (unsent !== 0 && !(await confirmLoss(locale, unsent))) return false;
    // A device that does not answer keeps nobody signed in.
    await Promise.race([leaveDevice(), tired(patienceMs)]);
    return true;
  } finally {
    button?.removeAttribute('aria-disabled');
  }
};

/** It takes too long: how much is open is not known. */
const tired = (patienceMs: number): Promise<undefined> =>
  new Promise((done) => setTimeout(done, patienceMs));

const confirmLoss = (locale: Locale<'common'>, unsent: number | undefined): Promise<boolean> => {
  const t = inLocale(locale, signOutMessages);
  const dialog = document.createElement('dialog');
  dialog.className = 'card';
  // Utilities of the layouts are in the sheet of every page, and this is seen once in a while.
  Object.assign(dialog.style, {
    inlineSize: 'min(30rem, 92vw)',
    margin: 'auto',
    padding: '1.5rem',
    color: 'var(--ink)',
  });
  const title = Object.assign(document.createElement('h2'), {
    id: 'sign-out-title',
    className: 'text-xl outline-none',
    tabIndex: -1,
    textContent: t.title,
  });
  const text = Object.assign(document.createElement('p'), {
    className: 'mt-2',
    textContent: `${unsent === undefined ? t.slow : plural(locale, t.unsent, unsent)} ${t.loss}`,
  });
  const buttons = Object.assign(document.createElement('div'), {
    className: 'mt-6 grid gap-2',
  });
  const button = (label: string, look: string) =>
    Object.assign(document.createElement('button'), {
      type: 'button',
      className: `button ${look}`,
      textContent: label,
    });
  const stay = button(t.stay, 'button-primary');
  const go = button(t.go, 'button-quiet');
  buttons.append(stay, go);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(title, text, buttons);
  document.body.append(dialog);
  dialog.showModal();
  title.focus();
  return new Promise((decide) => {
    stay.addEventListener('click', () => dialog.close());
    go.addEventListener('click', () => dialog.close('go'));
    dialog.addEventListener('close', () => {
      dialog.remove();
      decide(dialog.returnValue === 'go');
    });
  });
};
