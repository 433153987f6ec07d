import type { ListedTutor } from '../listed-tutor.ts';

/** The languages besides Chinese that somebody in the list speaks. */
export const languagesBesideChinese = (tutors: readonly ListedTutor[]): string[] => {
  const spoken = new Set<string>();
  for (const { languages } of tutors) for (const { language } of languages) spoken.add(language);
  spoken.delete('zh');
  return [...spoken];
};
