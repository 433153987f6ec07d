import { AGE_RANGES } from '#src/domain/tutors/choices.ts';
import { MATERIALS, PLATFORMS } from '../draft/choices.ts';
import { ManyChoices, OneChoice } from '../fields/Choices.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

/** Step 4: whom, where and with what the tutor teaches. */
export const PreferenceStep = () => {
  const { copy } = useWizard();
  const t = copy.fields.preference;
  const { ageRanges, platforms, materials } = copy.choices;
  return (
    <div className="grid gap-8 card p-5 sm:p-6">
      <OneChoice
        name="studentAgeRange"
        label={t.ageRange}
        options={AGE_RANGES.map((one) => [one, ageRanges[one]] as const)}
        isRequired
      />
      <ManyChoices
        name="meetingPlatforms"
        label={t.platforms}
        hint={t.several}
        options={PLATFORMS.map((one) => [one, platforms[one]] as const)}
      />
      <ManyChoices
        name="preferredMaterials"
        label={t.materials}
        hint={t.several}
        options={MATERIALS.map((one) => [one, materials[one]] as const)}
      />
    </div>
  );
};
