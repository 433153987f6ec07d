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
export type Row = {
  label: string;
  values: Value[];
  /** What was approved, where it says something else now. */
  before?: Value[];
};

/**
 * What an application says, section by section, in the words that its applicant sees; beside what
 * differs from an approved version stands that one.
 */
export const rowsOf = (
  locale: Locale<'admin'>,
  draft: Draft,
  approved?: Draft,
): Record<Section, Row[]> => {
  const copy = wizardCopy(locale);
  const labels = labelsOf(copy);
  const valuesOf = (of: Draft, field: DraftField) =>
    answersOf({ copy, locale }, of, field).map((answer) => valueOf(field, answer, of));
  const rowOf = (field: DraftField): Row => {
    const values = valuesOf(draft, field);
    const before = approved && valuesOf(approved, field);
    const isSame = !before || JSON.stringify(before) === JSON.stringify(values);
    return { label: labels[field], values, ...(!isSame && { before }) };
  };
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
