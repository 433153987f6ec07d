import { createRoot } from 'react-dom/client';
import { localeOfTag } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { toastMessages } from './toast.messages.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** Adds the region to the page, in the page's language. */
export const mountToasts = () => {
  const locale = localeOfTag(document.documentElement.lang);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<ToastRegion words={inLocale(locale, toastMessages)} />);
};
