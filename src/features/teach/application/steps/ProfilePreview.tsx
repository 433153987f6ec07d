import { CirclePlay, Star, UserRound } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { TUTOR_CURRENCY } from '#src/domain/money.ts';
import { enumerated } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { isVideoAddress } from '../draft/formats.ts';
import { pictureAddress } from '../draft/picture-address.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** How students will see the tutor; the figures are a sample and say so (APPLICATION-14). */
export const ProfilePreview = () => {
  const { copy, form, locale } = useWizard();
  const t = copy.fields.profile;
  const draft = useWatch({ control: form.control });
  const name = [draft.firstName, draft.lastName].filter(Boolean).join(' ');
  const key = draft.profilePictureKey;
  const spoken = (draft.spokenLanguages ?? [])
    .map(({ language }) => copy.languages.find(({ code }) => code === language)?.name)
    .filter((language) => language !== undefined);
  const tags = [
    ...(draft.lessonCategories ?? []).map((one) => copy.choices.lessonCategories[one]),
    ...(draft.topicsOfInterest ?? []).map((one) => copy.choices.topics[one]),
  ];
  const video = draft.videoIntroductionUrl ?? '';
  return (
    <article className="max-w-md overflow-hidden rounded-3xl border border-line bg-paper">
      <div className="flex items-center gap-4 bg-jade-soft p-5">
        {key ? (
          <img
            src={pictureAddress(key)}
            alt=""
            width="80"
            height="80"
            className="size-20 shrink-0 rounded-full object-cover"
          />
        ) : (
          <span className="grid size-20 shrink-0 place-content-center rounded-full bg-surface text-jade">
            <UserRound size={36} aria-hidden="true" />
          </span>
        )}
        <div className="min-w-0">
          <p className="text-xl font-semibold wrap-anywhere">
            <bdi>{name || t.noName}</bdi>
          </p>
          {spoken.length > 0 && (
            <p className="text-sm">
              {t.speaks}: {enumerated(locale, spoken)}
            </p>
          )}
        </div>
      </div>
      <div className="grid gap-4 p-5">
        <p className="wrap-anywhere" dir="auto">
          {draft.shortDescription?.trim() || t.noTagline}
        </p>
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="rounded-full bg-sunken px-3 py-1 text-sm">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <div className="rounded-2xl border border-dashed border-line p-4">
          <dl className="grid grid-cols-3 gap-2 text-center">
            <Figure value="100+" name={t.lessons} />
            <Figure value="100+" name={t.students} />
            <Figure value="5/5" name={t.rating} isRating />
          </dl>
          <p className="mt-3 text-center text-sm text-muted">{t.sample}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {typeof draft.lessonPriceUSD === 'number' && (
            <p>
              <span className="text-xl font-semibold">
                {formatMoney(locale, TUTOR_CURRENCY, draft.lessonPriceUSD)}
              </span>{' '}
              <span className="text-sm text-muted">{t.perLesson}</span>
            </p>
          )}
          {isVideoAddress(video) && (
            <a
              className="inline-flex min-h-11 items-center gap-2 link"
              href={video.trim()}
              target="_blank"
              rel="noreferrer"
            >
              <CirclePlay size={20} aria-hidden="true" />
              {t.watch}
              <span className="sr-only">({copy.wizard.review.newTab})</span>
            </a>
          )}
        </div>
      </div>
    </article>
  );
};

type FigureProps = { value: string; name: string; isRating?: boolean };

const Figure = ({ value, name, isRating }: FigureProps) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="flex items-center justify-center gap-1 text-lg font-semibold">
      <bdi dir="ltr">{value}</bdi>
      {isRating && <Star size={16} aria-hidden="true" className="fill-current text-gold" />}
    </dd>
  </div>
);
