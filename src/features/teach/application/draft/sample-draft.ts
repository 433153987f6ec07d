import { EMPTY_DRAFT, type Draft } from './draft.ts';

export const SAMPLE_PICTURE = 'f'.repeat(32);

/** An application with nothing missing, for tests. */
export const SAMPLE_DRAFT: Draft = {
  ...EMPTY_DRAFT,
  email: 'lin@example.com',
  firstName: 'Lin',
  lastName: 'Wang',
  countryOfOrigin: 'china',
  countryLivingCurrently: 'saudi-arabia',
  spokenLanguages: [
    { language: 'zh', proficiency: 'native' },
    { language: 'ar', proficiency: 'beginner' },
  ],
  birthday: { month: 'Feb', day: 29 },
  phone: { countryCode: '+966', number: '500000000' },
  education: [
    {
      id: 'education-1',
      institution: 'Beijing Language and Culture University',
      degree: 'masters',
      degreeOther: '',
      majorTopic: 'tcfl',
      majorTopicOther: '',
      yearFrom: '09/2015',
      yearTo: '06/2018',
      relatedToEducation: true,
      documentName: '',
      documentKey: '',
    },
  ],
  certifications: [],
  professionalExperiences: [
    {
      id: 'experience-1',
      institution: 'Confucius Institute',
      position: 'Teacher',
      from: '09/2018',
      to: '09/2018',
      description: '',
    },
  ],
  profilePictureKey: SAMPLE_PICTURE,
  profileDescription: 'I have taught Mandarin to beginners for years. '.repeat(3),
  shortDescription: 'Patient Mandarin lessons for complete beginners, step by step',
  videoIntroductionUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  lessonCategories: ['Conversational'],
  topicsOfInterest: ['Travel', 'History'],
  studentAgeRange: 'adult',
  meetingPlatforms: ['zoom'],
  preferredMaterials: ['quizzes'],
  currentJobStatus: 'part-time',
  weeklyAvailability: [
    { day: 'Monday', slots: [{ id: 'slot-1', from: '09:00', to: '11:00' }] },
    { day: 'Friday', slots: [{ id: 'slot-2', from: '18:00', to: '20:00' }] },
  ],
  timezone: 'Asia/Riyadh',
  lessonPriceUSD: 12.5,
  agreements: { terms: true, privacy: true },
};
