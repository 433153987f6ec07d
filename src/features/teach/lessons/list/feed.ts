import { localeOfTag } from '#src/i18n/locales.ts';
import { call } from '#src/lib/call.ts';
import { busily } from '../busily.ts';
import { closeCalendar, openCalendar } from '../lessons.wires.ts';
import { renew } from '#src/lib/renew.ts';

/** Makes, shows once, copies and ends the secret address of the reader's calendar. */
export const bindFeed = () => {
  const feed = document.querySelector<HTMLElement>('[data-feed]');
  const made = feed?.querySelector<HTMLElement>('[data-feed-made]');
  const address = feed?.querySelector<HTMLInputElement>('input');
  const outcome = feed?.querySelector('[data-feed-outcome]');
  if (!feed || !made || !address || !outcome) return;
  const locale = localeOfTag(document.documentElement.lang);
  const { copied = '', uncopied = '', ended = '', offline = '', failed = '' } = feed.dataset;
  const tell = (text: string) => {
    outcome.textContent = text;
  };
  const refused = ({ code, message }: { code: string; message: string }) =>
    tell(code === 'offline' ? offline : message || failed);

  const acts: Readonly<Record<string, () => Promise<void>>> = {
    open: async () => {
      const result = await call(openCalendar, {}, { locale });
      if (!result.ok) return refused(result);
      await renew(['feed-standing']);
      address.value = result.reply.address;
      made.hidden = false;
      address.focus();
      address.select();
    },
    close: async () => {
      const result = await call(closeCalendar, {}, { locale });
      if (!result.ok) return refused(result);
      await renew(['feed-standing']);
      made.hidden = true;
      address.value = '';
      tell(ended);
      feed.querySelector('button')?.focus();
    },
  };

  feed.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const button = form.querySelector('button');
    const act = acts[form.dataset['feedAct'] ?? ''];
    tell('');
    if (button && act) void busily(button, act);
  });
  feed.querySelector('[data-feed-copy]')?.addEventListener('click', () => {
    address.select();
    // Where the browser has no clipboard for us, what is marked can be copied by hand.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(address.value))
      .then(
        () => tell(copied),
        () => tell(uncopied),
      );
  });
};
