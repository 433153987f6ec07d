import { defineQuery } from 'groq';
import { z } from 'zod';
import { fetchContent } from './client.ts';
import { inEachLanguage, text } from './fields.ts';

const tutorFaqsQuery = defineQuery(`*[_type == "tutorFaq"] | order(order asc, _id asc) {
  _id, question, questionAr, questionZh, answer, answerAr, answerZh
}`);

const tutorFaq = z.object({ _id: text, ...inEachLanguage('teach', text, 'question', 'answer') });

export type TutorFaq = z.infer<typeof tutorFaq>;

/** Questions and answers of the tutor page, in their order. */
export const getTutorFaqs = (): Promise<TutorFaq[]> =>
  fetchContent(tutorFaqsQuery, z.array(tutorFaq));
