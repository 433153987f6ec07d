import { inLocale } from '#src/i18n/messages.ts';
import { pageLocale } from '#src/i18n/paths.ts';
import { islandFailureMessages } from './island-failure.messages.ts';

/**
 * Says in the place of an island that its code did not come, which Astro tells when it has asked
 * twice. The whole page loads again, as browsers keep in mind which modules they could not get.
 */
export const tellIslandFailures = () => {
  document.addEventListener('astro:hydration-error', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.hidden) return;
    target.hidden = true;
    target.before(failureNotice());
  });
};

const failureNotice = (): HTMLElement => {
  const t = inLocale(pageLocale('common', document.documentElement.lang), islandFailureMessages);
  const text = document.createElement('p');
  text.textContent = t.failed;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = 'button button-quiet mt-4';
  reload.textContent = t.reload;
  reload.addEventListener('click', () => location.reload());
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className = 'bg-gold-soft mt-4 rounded-xl p-4';
  notice.append(text, reload);
  return notice;
};
