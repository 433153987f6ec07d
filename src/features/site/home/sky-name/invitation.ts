// The dialog comes with a press, a reload may have left its place in the history before.
import '#src/ui/dialog/place-in-history.ts';
import { wroteBefore } from './written-before.ts';

/** Opens the dialog, whose code comes with the first press (NAME-1). */
export const bindInvitation = (place: HTMLElement | null) => {
  const [button, failure] = [place?.querySelector('button'), place?.querySelector('p')];
  if (!place || !button || !failure) return;
  const mark = () => place.toggleAttribute('data-written', wroteBefore());
  mark();
  button.addEventListener('click', () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    failure.hidden = true;
    // Safari gives a pressed button no focus, and the dialog gives it back to what had it.
    button.focus();
    import('./open-sky-name.tsx')
      .then(({ openSkyName }) => openSkyName(place.dataset['typeface'] ?? '', mark))
      .catch(() => {
        failure.hidden = false;
      })
      .finally(() => {
        button.ariaBusy = null;
      });
  });
};
