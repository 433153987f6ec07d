import { pageLocale, localizedPath } from '#src/i18n/paths.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { call, type CallFailure } from '#src/lib/call.ts';
import { forgetCurrentUser } from '#src/ui/current-user/current-user.ts';
import { busily } from '../busily.ts';
import { askForLesson } from '../lessons.wires.ts';
import { renew } from '#src/lib/renew.ts';
import { forgetNote, keepNote, keptNote } from './kept-note.ts';

const formOf = () => document.querySelector<HTMLFormElement>('#ask form');
const noteOf = (form: HTMLFormElement) => form.elements.namedItem('note') as HTMLTextAreaElement;
const guardianOf = (form: HTMLFormElement) =>
  form.elements.namedItem('guardian') as HTMLInputElement | null;

/** After these the page itself shows another state or price, and the way on from there. */
const SHOWN_BY_PAGE = [
  'unauthenticated',
  'forbidden',
  'taken',
  'not_offered',
  'price_changed',
  'student_busy',
  'too_many_open',
  'asked_too_often',
  'age_required',
  'guardian_required',
];

/**
 * The form by which a student asks for an hour. The note is kept for the tab until the tutor has it;
 * what the server refuses is shown as the server shows this page from then on.
 */
export const bindAsking = () => {
  const locale = pageLocale('learn', document.documentElement.lang);
  const outcome = document.getElementById('ask-outcome');
  const tell = (text: string) => {
    if (outcome) outcome.textContent = text;
  };

  const count = (form: HTMLFormElement) => {
    const { value } = noteOf(form);
    const shown = form.querySelector('[data-note-count]');
    if (shown)
      shown.textContent = fill(form.dataset['count'] ?? '', {
        n: formatNumber(locale, value.length),
      });
    return value.length <= Number(form.dataset['most']);
  };

  const fault = (form: HTMLFormElement, field: HTMLElement, text: string) => {
    field.setAttribute('aria-invalid', String(text !== ''));
    const place = form.querySelector(`#${field.getAttribute('name') ?? ''}-fault`);
    if (place) place.textContent = text;
    if (text) field.focus();
    return text === '';
  };

  const isWhole = (form: HTMLFormElement): boolean => {
    const { tooLong = '', tick = '' } = form.dataset;
    const guardian = guardianOf(form);
    const isTicked = !guardian || fault(form, guardian, guardian.checked ? '' : tick);
    return fault(form, noteOf(form), count(form) ? '' : tooLong) && isTicked;
  };

  const begin = () => {
    const form = formOf();
    if (!form) return;
    const note = noteOf(form);
    note.value ||= keptNote(form.dataset['tutor'] ?? '');
    count(form);
  };

  /** Has a form that took the place of another say what stood there, and takes the focus back. */
  const goOnFrom = (before: HTMLFormElement) => {
    const form = formOf();
    if (!form) return;
    noteOf(form).value = noteOf(before).value;
    const guardian = guardianOf(form);
    if (guardian) guardian.checked = guardianOf(before)?.checked ?? false;
    count(form);
    form.querySelector<HTMLButtonElement>('[data-send]')?.focus();
  };

  const refused = async (form: HTMLFormElement, { code, message }: CallFailure<string>) => {
    const { offline = '', failed = '', resting = '', kept = '' } = form.dataset;
    const words = { offline, not_found: resting, unexpected: failed }[code] ?? (message || failed);
    const told = noteOf(form).value ? `${words} ${kept}` : words;
    if (!SHOWN_BY_PAGE.includes(code)) return tell(told);
    if (!(await renew(['asked-tutor', 'ask', 'free']))) return tell(`${failed} ${kept}`);
    goOnFrom(form);
    const reason = document.getElementById('in-the-way');
    // The page may see it otherwise by now: then the server's words stand beside it.
    if (!reason) return tell(told);
    reason.focus();
  };

  const send = async (form: HTMLFormElement) => {
    const { tutor = '', start = '', zone = '', price } = form.dataset;
    tell('');
    const priceUsd = price === undefined ? undefined : Number(price);
    const input = { tutor, start, zone, priceUsd, note: noteOf(form).value };
    const guardian = guardianOf(form)?.checked ?? false;
    const result = await call(askForLesson, { ...input, guardian }, { locale });
    if (!result.ok) return refused(form, result);
    forgetNote(tutor);
    forgetCurrentUser();
    location.assign(localizedPath(locale, `/lessons/${result.reply.lesson.id}`));
    // Busy until the page has gone: the hour is asked for.
    return 'left' as const;
  };

  document.addEventListener('input', ({ target }) => {
    const form = formOf();
    if (!form || !(target instanceof HTMLElement) || !form.contains(target)) return;
    if (target === noteOf(form)) keepNote(form.dataset['tutor'] ?? '', noteOf(form).value);
    if (count(form)) fault(form, noteOf(form), '');
    const guardian = guardianOf(form);
    if (guardian?.checked) fault(form, guardian, '');
  });
  document.addEventListener('submit', (event) => {
    const form = formOf();
    if (!form || event.target !== form) return;
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>('[data-send]');
    if (button && isWhole(form)) void busily(button, () => send(form));
  });
  begin();
};
