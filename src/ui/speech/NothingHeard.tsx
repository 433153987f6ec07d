import { VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { deviceKind, type WaysToVoice } from './device-kind.ts';
import { readVoiceConsent, storeVoiceConsent } from './remote-consent.ts';

type Props = {
  locale: Locale;
  texts: {
    readonly silent: string;
    readonly silentText: string;
    readonly install: WaysToVoice;
    /** For whoever declined it, and can change that here (SOUND-5). */
    readonly browserVoice: string;
    readonly read: string;
    readonly retry: string;
  };
  onRetry: () => void;
};

/** In the place of a game that lives by sound, on a device that reads nothing aloud. */
export const NothingHeard = ({ locale, texts, onRetry }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const kind = deviceKind(navigator.userAgent, navigator.maxTouchPoints) ?? 'other';
  const agree = () => {
    storeVoiceConsent('yes');
    onRetry();
  };
  return (
    <section className="grid content-center justify-items-start gap-4">
      <VolumeX size={36} className="text-accent" aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
        {texts.silent}
      </h2>
      <p>{texts.silentText}</p>
      <p className="text-muted">{texts.install[kind]}</p>
      <div className="flex flex-wrap gap-3">
        <a
          className="button button-primary"
          href={localizedPath(locale, '/contents/articles/sounds-of-chinese')}
        >
          {texts.read}
        </a>
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {texts.retry}
        </button>
        {readVoiceConsent() === 'no' && (
          <button type="button" className="button button-quiet" onClick={agree}>
            {texts.browserVoice}
          </button>
        )}
      </div>
    </section>
  );
};
