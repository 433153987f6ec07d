import { useState, type ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { notKeptMessages } from './not-kept.messages.ts';

type Keeping = {
  /** Waits for what a press writes down, and answers whether the device could keep it. */
  readonly keep: (writing: Promise<unknown>) => Promise<boolean>;
  /** What stands beside the pressed thing after a press that could not be kept (KEEPING-8). */
  readonly notKept: ReactNode;
};

/** For a press that writes something down. Its words are few, and too many places would pass them on. */
export const useKeeping = (locale: Locale): Keeping => {
  const [isRefused, setRefused] = useState(false);
  const keep = async (writing: Promise<unknown>) => {
    setRefused(false);
    const isKept = await writing.then(
      () => true,
      () => false,
    );
    setRefused(!isKept);
    return isKept;
  };
  const notKept = isRefused && (
    <p role="alert" className="text-start text-sm text-accent">
      {inLocale(locale, notKeptMessages).text}
    </p>
  );
  return { keep, notKept };
};
