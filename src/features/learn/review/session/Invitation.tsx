import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { onePress } from '#src/ui/press/one-press.ts';
import type { ReviewCopy } from '../copy.ts';
import { Seal } from '../end/Seal.tsx';
import { takeLostFocus } from '../take-lost-focus.ts';

type Props = {
  locale: Locale;
  copy: ReviewCopy;
  why: 'first' | 'back';
  exercises: number;
  onBegin: () => void;
};

/** Before the very first sitting, and after a break. */
export const Invitation = ({ locale, copy, why, exercises, onBegin }: Props) => {
  const { invitations: t } = copy;
  return (
    <section className="review-note card" {...onePress}>
      <Seal hanzi={why === 'first' ? '始' : '回'} />
      <h2 ref={takeLostFocus} tabIndex={-1} className="mt-5 text-title outline-none">
        {why === 'first' ? t.first : t.back}
      </h2>
      <p className="mt-3 max-w-lg text-lg text-muted">
        {why === 'first' ? t.firstText : t.backText}
      </p>
      <p className="mt-4 font-semibold">{plural(locale, copy.exercises, exercises)}</p>
      <button type="button" className="mt-6 button px-10 button-primary" onClick={onBegin}>
        {copy.begin}
      </button>
    </section>
  );
};
