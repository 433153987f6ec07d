import { CalendarClock } from 'lucide-react';
import { localizedPath } from '#src/i18n/paths.ts';
import { isEdit } from '../application.machine.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { JobStatus } from './JobStatus.tsx';

/** Where hours and price are changed from the first approval on (APPROVAL-9). */
const OfferNote = ({ says }: { says: 'hours' | 'price' }) => {
  const { copy, locale, profile } = useWizard();
  const t = copy.wizard.offer;
  return (
    <section className="rounded-2xl bg-jade-soft p-5 sm:p-6">
      <h3 className="flex items-center gap-2 text-part">
        <CalendarClock size={22} aria-hidden="true" />
        {t[says]}
      </h3>
      <p className="mt-1">{t.text}</p>
      {isEdit(profile) && (
        <a className="mt-4 button button-quiet bg-surface" href={localizedPath(locale, '/tutor')}>
          {t.room}
        </a>
      )}
    </section>
  );
};

/** Step 5 of somebody who was approved before. */
export const OfferedAvailabilityStep = () => (
  <div className="grid gap-4">
    <JobStatus />
    <OfferNote says="hours" />
  </div>
);

/** Step 6 of somebody who was approved before. */
export const OfferedPriceStep = () => <OfferNote says="price" />;
