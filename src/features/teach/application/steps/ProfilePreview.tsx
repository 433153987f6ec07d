import { useWatch } from 'react-hook-form';
import { applicantName } from '#src/domain/applicant-name.ts';
import { TutorCard } from '#src/ui/tutor-card/TutorCard.tsx';
import { tutorCardView } from '#src/ui/tutor-card/tutor-card.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** The card that students find in the list, out of what is written so far (APPLICATION-14). */
export const ProfilePreview = () => {
  const { copy, form, locale } = useWizard();
  const t = copy.fields.profile;
  const draft = useWatch({ control: form.control });
  const view = tutorCardView(
    locale,
    {
      name: applicantName(draft) ?? t.noName,
      picture: draft.profilePictureKey || undefined,
      short: draft.shortDescription?.trim() || t.noTagline,
      // As with students, a language counts once its level is given.
      languages: (draft.spokenLanguages ?? []).flatMap(({ language, proficiency }) =>
        language && proficiency ? [language] : [],
      ),
      categories: draft.lessonCategories ?? [],
      ageRange: draft.studentAgeRange || undefined,
      priceUsd: draft.lessonPriceUSD || undefined,
    },
    { ...copy.choices, card: copy.card },
  );
  return (
    <div className="max-w-md">
      <TutorCard view={view} heading="p" />
      <p className="mt-2 text-sm text-muted">{t.previewNote}</p>
    </div>
  );
};
