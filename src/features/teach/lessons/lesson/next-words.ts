import type { Locale } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { dayAndTimeOn, timeOn } from '#src/i18n/moments.ts';
import type { ClockedLesson } from '../clocks.server.ts';
import { lessonMessages } from './lesson.messages.ts';
import { nextStep } from './next-step.ts';

/** What comes next of a lesson and until when, in a sentence on the reader's clock. */
export const nextInWords = (
  locale: Locale<'teach'>,
  lesson: ClockedLesson,
  now: number,
): string => {
  const { next: t } = inLocale(locale, lessonMessages);
  const clock = { locale, zone: lesson.zone };
  const step = nextStep(lesson, now);
  switch (step.at) {
    case 'over':
      return t.over[step.as];
    case 'soon':
      return t.soon;
    case 'wait':
      return fill(t.wait[lesson.you], { until: dayAndTimeOn(clock, step.until) });
    case 'running':
      return fill(t.running, { until: timeOn(clock, step.until) });
    default:
      return fill(t[step.at], { until: dayAndTimeOn(clock, step.until) });
  }
};
