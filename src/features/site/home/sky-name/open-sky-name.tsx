import { createRoot } from 'react-dom/client';
import { localeFor, localeOfTag } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { SkyNameDialog } from './SkyNameDialog.tsx';
import { skyNameMessages } from './sky-name.messages.ts';

/** Opens the dialog over the page, in the page's language, with the typeface for names. */
export const openSkyName = (typeface: string, onClosed: () => void) => {
  bringTypeface(typeface);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    onClosed();
  };
  const locale = localeFor('learn', localeOfTag(document.documentElement.lang));
  const { dialog } = inLocale(locale, skyNameMessages);
  root.render(<SkyNameDialog locale={locale} words={dialog} onClose={close} />);
};

const bringTypeface = (address: string) => {
  if (!address || document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
};
