import { LESSON_CATEGORIES } from '#src/domain/tutors/choices.ts';
import { TOPICS } from '../draft/choices.ts';
import { ManyChoices } from '../fields/Choices.tsx';
import { Sections } from '../fields/Sections.tsx';
import { TextArea, TextField } from '../fields/TextField.tsx';
import { asVideoAddress } from '../draft/formats.ts';
import { PROFILE_DESCRIPTION, SHORT_DESCRIPTION } from '../draft/limits.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { ProfilePicture } from './ProfilePicture.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';

/** Step 3: how students will see the tutor. */
export const ProfileStep = () => {
  const { copy, form } = useWizard();
  const t = copy.fields.profile;
  return (
    <Sections
      sections={[
        {
          id: 'picture',
          title: t.picture,
          isRequired: true,
          fields: ['profilePictureKey'],
          body: <ProfilePicture />,
        },
        {
          id: 'description',
          title: t.description,
          isRequired: true,
          fields: ['profileDescription'],
          body: (
            <TextArea
              {...{ form }}
              name="profileDescription"
              label={<span className="sr-only">{t.description}</span>}
              hint={t.descriptionHint}
              limits={PROFILE_DESCRIPTION}
              rows={7}
            />
          ),
        },
        {
          id: 'tagline',
          title: t.tagline,
          isRequired: true,
          fields: ['shortDescription'],
          body: (
            <TextArea
              {...{ form }}
              name="shortDescription"
              label={<span className="sr-only">{t.tagline}</span>}
              hint={t.taglineHint}
              limits={SHORT_DESCRIPTION}
              rows={2}
            />
          ),
        },
        {
          id: 'video',
          title: t.video,
          isRequired: true,
          fields: ['videoIntroductionUrl'],
          body: (
            <TextField
              {...{ form }}
              name="videoIntroductionUrl"
              label={t.videoLabel}
              hint={t.videoHint}
              type="url"
              inputMode="url"
              placeholder="https://"
              format={asVideoAddress}
              isLatin
            />
          ),
        },
        {
          id: 'categories',
          title: t.categories,
          isRequired: true,
          fields: ['lessonCategories'],
          body: (
            <ManyChoices
              name="lessonCategories"
              label={t.categoriesLabel}
              options={LESSON_CATEGORIES.map(
                (one) => [one, copy.choices.lessonCategories[one]] as const,
              )}
            />
          ),
        },
        {
          id: 'topics',
          title: t.topics,
          body: (
            <ManyChoices
              name="topicsOfInterest"
              label={t.topicsLabel}
              options={TOPICS.map((one) => [one, copy.choices.topics[one]] as const)}
            />
          ),
        },
        { id: 'preview', title: t.preview, body: <ProfilePreview /> },
      ]}
    />
  );
};
