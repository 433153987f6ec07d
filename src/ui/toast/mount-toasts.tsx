import { createRoot } from 'react-dom/client';
import { DEFAULT_LOCALE, isLocale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { toastMessages } from './toast.messages.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** Adds the region to the page, in the page's language. */
export const mountToasts = () => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<ToastRegion words={inLocale(locale, toastMessages)} />);
};
