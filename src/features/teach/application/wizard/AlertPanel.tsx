import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ownText } from '#src/i18n/isolates.ts';
import { tagOf, type Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { CHINESE_ALERTS } from './chinese-alerts.ts';
import type { WizardCopy } from '../copy.ts';

export type Alert = { says: keyof WizardCopy['wizard']['alerts'] & string; message?: string };

type Props = { locale: Locale<'teach'>; copy: WizardCopy; alert: Alert };

const CHINESE = 'zh-Hans';

/** An alert in the language of the page, and in Chinese where it has one (APPLICATION-24). */
export const AlertPanel = ({ locale, copy, alert }: Props) => {
  const { says, message = '' } = alert;
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed may be a screen further down.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
  }, [alert]);
  const chinese =
    says in CHINESE_ALERTS && tagOf(locale) !== CHINESE
      ? CHINESE_ALERTS[says as keyof typeof CHINESE_ALERTS]
      : '';
  return (
    <div ref={panel} role="alert" className="mt-4 flex gap-3 rounded-2xl bg-red-soft p-4">
      <CircleAlert size={22} aria-hidden="true" className="mt-1 shrink-0 text-accent" />
      <div>
        <p className="font-semibold">{fill(copy.wizard.alerts[says], { message })}</p>
        {chinese && (
          <p lang={CHINESE} dir="ltr">
            {fill(chinese, { message: ownText(message.replace(/\.$/, '')) })}
          </p>
        )}
        {says === 'start' && message && <p className="mt-1 text-sm">{message}</p>}
      </div>
    </div>
  );
};
