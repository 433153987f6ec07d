import type { Locale } from '#src/i18n/locales.ts';
import { IMAGES_PATH, TUTOR_FILES_PATH } from '#src/domain/uploads.ts';
import { answersOf, type Answer } from '../answers/answers.ts';
import { SECTIONS, stepOfSection, type Section } from '../application.machine.ts';
import { wizardCopy } from '../copy.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import { labelsOf } from '../answers/labels.ts';
import { STEP_FIELDS } from '../saving/wire.ts';

/** One given value: a text, a text with a file behind it, a picture, or an address elsewhere. */
export type Value = { text: string; file?: string; picture?: string; address?: string };
export type Row = { label: string; values: Value[] };

/** What an application says, section by section, in the words that its applicant sees. */
export const rowsOf = (locale: Locale<'admin'>, draft: Draft): Record<Section, Row[]> => {
  const copy = wizardCopy(locale);
  const labels = labelsOf(copy);
  const rowOf = (field: DraftField): Row => ({
    label: labels[field],
    values: answersOf({ copy, locale }, draft, field).map((answer) =>
      valueOf(field, answer, draft),
    ),
  });
  const rows = SECTIONS.map((section) => [section, STEP_FIELDS[stepOfSection(section)].map(rowOf)]);
  return Object.fromEntries(rows) as Record<Section, Row[]>;
};

const valueOf = (field: DraftField, { lines, fileKey }: Answer, draft: Draft): Value => {
  const text = lines.join('\n');
  if (field === 'videoIntroductionUrl')
    return { text, address: webAddress(draft.videoIntroductionUrl) };
  if (!fileKey) return { text };
  return field === 'profilePictureKey'
    ? { text, picture: addressOf(IMAGES_PATH, fileKey) }
    : { text, file: addressOf(TUTOR_FILES_PATH, fileKey) };
};

const addressOf = (path: string, key: string) => `${path}/${encodeURIComponent(key)}`;

/** Applicants leave out the scheme; without one a link would lead to a page of this site. */
const webAddress = (typed: string) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
