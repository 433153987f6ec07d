import { fill } from '#src/i18n/messages.ts';
import type { WizardCopy } from '../copy.ts';
import type { Certification, Education, Experience } from '../draft.ts';

type Described = { title: string; lines: string[] };

const either = (chosen: string, other: string, names: Readonly<Record<string, string>>) =>
  chosen === 'other' ? other : (names[chosen] ?? '');

/** Dates read from left to right also inside an Arabic sentence. */
const isolated = (date: string) => `\u2066${date}\u2069`;
const period = (copy: WizardCopy, from: string, to: string) =>
  fill(copy.fields.education.period, { from: isolated(from), to: isolated(to) });

/** An education as a list shows it. */
export const describeEducation = (copy: WizardCopy, entry: Education): Described => ({
  title: entry.institution,
  lines: [
    [
      either(entry.degree, entry.degreeOther, copy.choices.degrees),
      either(entry.majorTopic, entry.majorTopicOther, copy.choices.majors),
    ].join(' · '),
    period(copy, entry.yearFrom, entry.yearTo),
    entry.documentName,
  ],
});

/** A certificate as a list shows it. */
export const describeCertification = (copy: WizardCopy, entry: Certification): Described => ({
  title: either(entry.name, entry.nameOther, copy.choices.certificateNames),
  lines: [
    either(entry.type, entry.typeOther, copy.choices.certificateTypes),
    period(copy, entry.validityFrom, entry.validityTo),
    entry.fileName,
  ],
});

/** A place of work as a list shows it. */
export const describeExperience = (copy: WizardCopy, entry: Experience): Described => ({
  title: entry.institution,
  lines: [entry.position, period(copy, entry.from, entry.to), entry.description],
});
