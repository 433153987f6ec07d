import { JOB_STATUSES } from '../draft/choices.ts';
import { OneChoice } from '../fields/Choices.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

/** How a tutor works. */
export const JobStatus = () => {
  const { copy } = useWizard();
  return (
    <div className="card p-5 sm:p-6">
      <OneChoice
        name="currentJobStatus"
        label={copy.fields.availability.jobStatus}
        options={JOB_STATUSES.map((one) => [one, copy.choices.jobStatuses[one]] as const)}
        isRequired
      />
    </div>
  );
};
