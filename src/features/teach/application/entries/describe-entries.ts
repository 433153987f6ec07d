import { fill } from '#src/i18n/messages.ts';
import type { WizardCopy } from '../copy.ts';
import type { Certification, Education, Experience } from '../draft/draft.ts';
import { leftToRight, ownText } from '../draft/text-direction.ts';

type Described = { title: string; lines: string[] };

const either = (chosen: string, other: string, names: Readonly<Record<string, string>>) =>
  chosen === 'other' ? ownText(other) : (names[chosen] ?? '');

const period = (copy: WizardCopy, from: string, to: string) =>
  fill(copy.fields.education.period, { from: leftToRight(from), to: leftToRight(to) });

/** An education as a list shows it; a line without an answer is empty. */
export const describeEducation = (copy: WizardCopy, entry: Education): Described => ({
  title: ownText(entry.institution),
  lines: [
    [
      either(entry.degree, entry.degreeOther, copy.choices.degrees),
      either(entry.majorTopic, entry.majorTopicOther, copy.choices.majors),
    ]
      .filter(Boolean)
      .join(' · '),
    period(copy, entry.yearFrom, entry.yearTo),
    entry.relatedToEducation ? copy.fields.education.related : '',
    ownText(entry.documentName),
  ],
});

/** A certificate as a list shows it. */
export const describeCertification = (copy: WizardCopy, entry: Certification): Described => ({
  title: either(entry.name, entry.nameOther, copy.choices.certificateNames),
  lines: [
    either(entry.type, entry.typeOther, copy.choices.certificateTypes),
    period(copy, entry.validityFrom, entry.validityTo),
    ownText(entry.fileName),
  ],
});

/** A place of work as a list shows it. */
export const describeExperience = (copy: WizardCopy, entry: Experience): Described => ({
  title: ownText(entry.institution),
  lines: [ownText(entry.position), period(copy, entry.from, entry.to), ownText(entry.description)],
});
