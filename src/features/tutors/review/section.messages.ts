import { wizardMessages } from '../application/wizard.messages.ts';

/** The sections as reviewers and mails name them: as the applicant's own steps are named. */
export const sectionMessages = {
  en: wizardMessages.en.sections,
  ar: wizardMessages.ar.sections,
};
