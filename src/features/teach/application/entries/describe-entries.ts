import { leftToRight, ownText } from '#src/i18n/isolates.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import type { WizardCopy } from '../copy.ts';
import type { Certification, Education, Experience } from '../draft/draft.ts';
import { dateInWords } from '../draft/formats.ts';

type Tools = { copy: WizardCopy; locale: Locale<'teach'> };
type Described = { title: string; lines: string[] };

const either = (chosen: string, other: string, names: Readonly<Record<string, string>>) =>
  chosen === 'other' ? ownText(other) : (names[chosen] ?? '');

const period = ({ copy, locale }: Tools, from: string, to: string) => {
  const shown = (typed: string) => dateInWords(locale, typed) ?? leftToRight(typed);
  return fill(copy.fields.education.period, { from: shown(from), to: shown(to) });
};

/** An education as a list shows it; a line without an answer is empty. */
export const describeEducation = (tools: Tools, entry: Education): Described => ({
  title: ownText(entry.institution),
  lines: [
    [
      either(entry.degree, entry.degreeOther, tools.copy.choices.degrees),
      either(entry.majorTopic, entry.majorTopicOther, tools.copy.choices.majors),
    ]
      .filter(Boolean)
      .join(' · '),
    period(tools, entry.yearFrom, entry.yearTo),
    entry.relatedToEducation ? tools.copy.fields.education.related : '',
    ownText(entry.documentName),
  ],
});

/** A certificate as a list shows it. */
export const describeCertification = (tools: Tools, entry: Certification): Described => ({
  title: either(entry.name, entry.nameOther, tools.copy.choices.certificateNames),
  lines: [
    either(entry.type, entry.typeOther, tools.copy.choices.certificateTypes),
    period(tools, entry.validityFrom, entry.validityTo),
    ownText(entry.fileName),
  ],
});

/** A place of work as a list shows it. */
export const describeExperience = (tools: Tools, entry: Experience): Described => ({
  title: ownText(entry.institution),
  lines: [ownText(entry.position), period(tools, entry.from, entry.to), ownText(entry.description)],
});
