import type { z } from 'zod';
import { localeOfTag } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { takePlaceInHistory } from '#src/ui/dialog/place-in-history.ts';
import { call, type CallResult } from '#src/lib/call.ts';
import { busily } from '../busily.ts';
import type * as contract from '../lessons.contract.ts';
import { changeLesson, shareLearning } from '../lessons.wires.ts';
import { renew } from '#src/lib/renew.ts';

type Change = z.input<typeof contract.changeLesson.input>;

const PARTS = ['lesson-facts', 'lesson-acts', 'lesson-history'];

/** What a form asks for; undefined where it lacks a choice. The server judges it as a whole. */
const changeOf = (lesson: string, form: HTMLFormElement): Change | undefined => {
  const fields = Object.fromEntries(new FormData(form));
  const { act } = form.dataset;
  if (act === 'propose' && !fields['start']) return undefined;
  if (act === 'tell' && !fields['outcome']) return undefined;
  const promise = form.closest('dialog')?.querySelector<HTMLElement>('[data-when=free]');
  const promised = promise ? { freely: !promise.hidden } : {};
  return { lesson, act, ...fields, ...promised } as Change;
};

const isAtWork = (dialog: Element) => dialog.querySelector('[aria-busy=true]') !== null;

const faultOf = (form: HTMLFormElement, text: string) => {
  const place = form.querySelector('[data-fault]');
  if (place) place.textContent = text;
};

/**
 * The page of a lesson: what its buttons do happens at once, and the page then shows what the
 * server says, at the place where the reader is.
 */
export const bindLesson = () => {
  const page = document.querySelector<HTMLElement>('[data-lesson]');
  const outcome = document.getElementById('lesson-outcome');
  if (!page || !outcome) return;
  const locale = localeOfTag(document.documentElement.lang);
  const lesson = page.dataset['lesson'] ?? '';
  const { offline = '', failed = '', stale = '' } = page.dataset;

  const tell = (text: string, isFailure = false) => {
    outcome.toggleAttribute('data-failed', isFailure);
    outcome.textContent = text;
  };

  /** Shows the newest state, and says what the press has done: the state itself is told once. */
  const settle = async (
    result: CallResult<unknown, string>,
    done: string,
    dialog?: HTMLDialogElement | null,
  ) => {
    const { code, message } = result.ok ? { code: '', message: '' } : result;
    // The server leads to the login, and back to this lesson. A dialog that closed would go back in
    // the history meanwhile.
    if (code === 'unauthenticated') {
      location.reload();
      return 'left';
    }
    dialog?.close();
    if (code === 'offline') return tell(offline, true);
    const isFresh = await renew(PARTS);
    const refusal = code === 'unexpected' ? failed : message || failed;
    tell(result.ok ? (isFresh ? done : stale) : refusal, !result.ok);
    // What was pressed may have gone: who reads by ear or by keys goes on from here.
    if (!document.activeElement || document.activeElement === document.body) {
      outcome.focus({ preventScroll: true });
    }
  };

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset['act']) return;
    event.preventDefault();
    const change = changeOf(lesson, form);
    const button = form.querySelector('button');
    if (!change) {
      tell('');
      faultOf(form, form.dataset['missing'] ?? '');
      form.querySelector<HTMLInputElement>('input')?.focus();
    } else if (button) {
      tell('');
      const { done = '' } = form.dataset;
      // Of an answer to how it went also which one.
      const said = form.querySelector(':checked + span')?.textContent ?? '';
      void busily(button, async () => {
        const result = await call(changeLesson, change, { locale });
        return settle(result, fill(done, { said }), form.closest('dialog'));
      });
    }
  });

  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    const dialog = opener && document.getElementById(opener.dataset['opens'] ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    const { freeUntil } = dialog.dataset;
    const isLate = !freeUntil || Date.now() > Date.parse(freeUntil);
    for (const part of dialog.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = (part.dataset['when'] === 'late') !== isLate;
    }
    dialog.showModal();
    const close = () => {
      if (isAtWork(dialog)) return true;
      dialog.close();
      return false;
    };
    dialog.addEventListener('close', takePlaceInHistory(close), { once: true });
    dialog.querySelector('h2')?.focus();
  });

  const stayAtWork = (event: Event) => {
    const dialog = event.target instanceof Element && event.target.closest('dialog');
    if (dialog && isAtWork(dialog)) event.preventDefault();
  };
  // By Escape, and by the button that closes it.
  document.addEventListener('cancel', stayAtWork, true);
  document.addEventListener('submit', stayAtWork);

  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form) faultOf(target.form, '');
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-shares]')) return;
    const { checked: shares } = target;
    const { saved = '' } = target.dataset;
    target.disabled = true;
    void call(shareLearning, { lesson, shares }, { locale }).then(async (result) => {
      target.disabled = false;
      if (!result.ok) target.checked = !shares;
      await settle(result, saved);
      document.querySelector<HTMLElement>('[data-shares]')?.focus({ preventScroll: true });
    });
  });

  // What was ticked before this script came.
  const shares = document.querySelector<HTMLInputElement>('[data-shares]');
  if (shares && shares.checked !== shares.defaultChecked) {
    shares.dispatchEvent(new Event('change', { bubbles: true }));
  }
};
