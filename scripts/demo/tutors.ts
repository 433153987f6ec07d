import type { AgeRange, LessonCategory } from '#src/domain/tutors/choices.ts';
import type { Proficiency } from '#src/domain/proficiency.ts';
import { READY_PEOPLE } from '#src/main/identity-provider/people.ts';
import { palette } from '../art/print/palette.ts';
import type { Person } from '../art/print/person.ts';

export type DemoTutor = {
  email: string;
  /** First and last name. */
  name: readonly [string, string];
  zone: string;
  /** From which hour to which of the tutor's clock, on which days. */
  hours: Partial<Record<'weekdays' | 'weekend', readonly [from: number, to: number]>>;
  priceUsd: number;
  languages: Readonly<Record<string, Proficiency>>;
  categories: readonly LessonCategory[];
  ageRange: AgeRange;
  short: string;
  about: string;
  education?: { institution: string; degree: 'bachelor' | 'masters' | 'phd'; majorTopic: string };
  certificate?: 'CTCSOL' | 'TCIC by BLCUP';
  /** How the portrait looks; without one there is no picture. */
  look?: Person;
  paper?: string;
};

/** Twelve tutors who do not exist, unlike each other in all that students choose by. */
export const DEMO_TUTORS: readonly DemoTutor[] = [
  {
    email: READY_PEOPLE.tutor.email,
    name: ['Ming', 'Li'],
    zone: 'Asia/Shanghai',
    hours: { weekdays: [15, 20], weekend: [12, 20] },
    priceUsd: 18,
    languages: { zh: 'native', ar: 'advanced', en: 'intermediate' },
    categories: ['Conversational', 'HSK Standard'],
    ageRange: 'adult',
    short: 'محادثة يومية بخطوات صغيرة، من أول كلمة إلى أول رحلة',
    about:
      'درستُ العربية أربع سنوات في بكين وسنة في عمّان. نبدأ كل درس بخمس جمل تحتاجون إليها في الأسبوع نفسه، ثم نبني عليها. من أراد اختبار HSK فلديّ خطة واضحة لكل مستوى.',
    education: {
      institution: 'Beijing Foreign Studies University',
      degree: 'masters',
      majorTopic: 'tcfl',
    },
    certificate: 'CTCSOL',
    look: {
      hair: 'short',
      dress: 'jacket',
      coat: palette.jade,
      coatD: palette.jadeD,
      glasses: true,
    },
    paper: '#F3D9B0',
  },
  {
    email: 'yun@sample.example',
    name: ['Yun', 'Chen'],
    zone: 'Asia/Shanghai',
    hours: { weekdays: [16, 20] },
    priceUsd: 15,
    languages: { zh: 'native', ar: 'intermediate', en: 'beginner' },
    categories: ['Saudi School Curriculum'],
    ageRange: 'secondary',
    short: 'منهج اللغة الصينية في المدرسة، وحدة بعد وحدة وبلا عجلة',
    about:
      'أعرف كتب الصينية في المدارس السعودية جيدًا، وأساعد طلّاب المتوسط والثانوي على فهم الدرس قبل أن يُشرح في الصف وعلى مراجعته بعده.',
    education: { institution: 'Shaanxi Normal University', degree: 'bachelor', majorTopic: 'tcfl' },
    look: { hair: 'bob', dress: 'shirt', coat: palette.plum, coatD: '#4A1C2C' },
    paper: '#CFE3DC',
  },
  {
    email: 'xiaomei@sample.example',
    name: ['Xiaomei', 'Wang'],
    zone: 'Asia/Riyadh',
    hours: { weekdays: [15, 20], weekend: [10, 14] },
    priceUsd: 24,
    languages: { zh: 'native', ar: 'advanced', en: 'advanced' },
    categories: ['Conversational'],
    ageRange: 'adult',
    short: 'Ten years in Riyadh: Chinese for people with little time',
    about:
      'I have lived in Riyadh for ten years and know what makes Chinese hard, and easy, for Arabic speakers. We talk from the first minute; grammar comes when you ask for it.',
    certificate: 'TCIC by BLCUP',
    look: { hair: 'bun', dress: 'dress', coat: palette.red, coatD: palette.redD },
    paper: '#F7E3C8',
  },
  {
    email: 'jun@sample.example',
    name: ['Jun', 'Zhao'],
    zone: 'Asia/Shanghai',
    hours: { weekdays: [7, 12], weekend: [7, 12] },
    priceUsd: 20,
    languages: { zh: 'native', en: 'advanced' },
    categories: ['HSK Standard'],
    ageRange: 'adult',
    short: 'HSK 1 to 6, week by week, with a plan you can hold me to',
    about:
      'Every week has its words, its characters and its mock questions. You always know what comes next and how far you are.',
    education: {
      institution: 'East China Normal University',
      degree: 'phd',
      majorTopic: 'curriculum-instruction',
    },
    look: { hair: 'crop', dress: 'shirt', coat: '#3E7F9A', coatD: '#245A72' },
    paper: '#E6D7C3',
  },
  {
    email: 'fatima@sample.example',
    name: ['Fatima', 'Ma'],
    zone: 'Asia/Shanghai',
    hours: { weekdays: [17, 20], weekend: [14, 20] },
    priceUsd: 16,
    languages: { zh: 'native', ar: 'advanced' },
    categories: ['Conversational', 'Saudi School Curriculum'],
    ageRange: 'elementary',
    short: 'دروس هادئة للصغار: قصة ورسم وأغنية في كل لقاء، بالعربية',
    about:
      'أعلّم الأطفال من السادسة إلى الثانية عشرة. في كل درس قصة قصيرة وثلاث كلمات جديدة ولعبة، ويعرف الأهل بعده ما الذي يُراجَع في البيت.',
    look: {
      hair: 'hijab',
      cloth: palette.jadeL,
      dress: 'abaya',
      coat: '#8A4A6A',
      coatD: '#6A2C50',
    },
    paper: '#F4E1D0',
  },
  {
    email: 'yusuf@sample.example',
    name: ['Yusuf', 'Ma'],
    zone: 'Asia/Shanghai',
    hours: { weekdays: [15, 20] },
    priceUsd: 22,
    languages: { zh: 'native', ar: 'native' },
    categories: ['Conversational'],
    ageRange: 'adult',
    short: 'صينية السوق والمصنع لمن يتاجر مع الصين، من قلب ييوو',
    about:
      'أعمل في ييوو مترجمًا منذ سنوات. نتدرّب على ما تقولونه فعلًا: السعر والكمية والجودة والشحن، وعلى فهم ما يُقال لكم.',
    look: {
      hair: 'cap',
      cloth: palette.cream,
      dress: 'tang',
      coat: palette.teal,
      coatD: palette.night,
      beard: true,
    },
    paper: '#D9E4DA',
  },
  {
    email: 'lin@sample.example',
    name: ['Lin', 'Huang'],
    zone: 'Asia/Shanghai',
    hours: { weekdays: [16, 20], weekend: [9, 12] },
    priceUsd: 14,
    languages: { zh: 'native', en: 'advanced', ar: 'beginner' },
    categories: ['Conversational'],
    ageRange: 'kindergarten',
    short: 'Songs, pictures and puppets for children from three on',
    about:
      'Twenty-five minutes of songs, twenty-five of play: children from three on hear and say Chinese long before they read it. A parent sits nearby.',
    education: {
      institution: 'Guangzhou University',
      degree: 'bachelor',
      majorTopic: 'infant-development',
    },
    look: {
      hair: 'two-buns',
      dress: 'dress',
      coat: palette.gold,
      coatD: palette.goldD,
      face: 'open',
    },
    paper: '#DDE9E6',
  },
  {
    email: 'rui@sample.example',
    name: ['Rui', 'Sun'],
    zone: 'Europe/London',
    hours: { weekdays: [16, 20], weekend: [10, 16] },
    priceUsd: 28,
    languages: { zh: 'native', en: 'native' },
    categories: ['HSK Standard'],
    ageRange: 'secondary',
    short: 'Exam Chinese for school students, taught in English',
    about:
      'I teach Chinese at a secondary school in London and prepare students for HSK 2 to 4. My lessons are in English, with Chinese growing from week to week.',
    look: { hair: 'grey-short', dress: 'jacket', coat: '#33475A', coatD: '#22303D', glasses: true },
    paper: '#EADFC9',
  },
  {
    email: 'ting@sample.example',
    name: ['Ting', 'Zhou'],
    zone: 'Africa/Cairo',
    hours: { weekdays: [16, 20], weekend: [16, 20] },
    priceUsd: 12.5,
    languages: { zh: 'native', ar: 'intermediate', en: 'intermediate' },
    categories: ['Conversational'],
    ageRange: 'adult',
    short: 'من القاهرة: صينية للسفر والحياة اليومية، بالعربية والإنجليزية',
    about:
      'أدرس في القاهرة وأعلّم الصينية مساءً. نتحدّث كما يتحدّث الناس في الشارع والمطعم والقطار، ونضحك على أخطائنا نحن الاثنتين.',
    look: {
      hair: 'ponytail',
      dress: 'hoodie',
      coat: palette.redL,
      coatD: palette.red,
      face: 'open',
    },
    paper: '#F6E7B8',
  },
  {
    email: 'haoran@sample.example',
    name: ['Haoran', 'Wu'],
    zone: 'Asia/Shanghai',
    hours: { weekdays: [8, 11], weekend: [8, 20] },
    priceUsd: 10,
    languages: { zh: 'native', en: 'advanced', fr: 'intermediate' },
    categories: ['Conversational', 'HSK Standard'],
    ageRange: 'adult',
    short: 'A patient student teacher from Chengdu for your first steps',
    about:
      'I am finishing my degree in teaching Chinese and take few students, whom I prepare for with care. My price is low because I am still learning too.',
    education: { institution: 'Sichuan University', degree: 'bachelor', majorTopic: 'tcfl' },
    look: { hair: 'short', dress: 'hoodie', coat: '#5A6E3E', coatD: '#3F4E2A' },
    paper: '#E4E8D6',
  },
  {
    email: 'qing@sample.example',
    name: ['Qing', 'Xu'],
    zone: 'Asia/Dubai',
    hours: { weekdays: [15, 19], weekend: [9, 13] },
    priceUsd: 26,
    languages: { zh: 'native', en: 'advanced', ar: 'beginner' },
    categories: ['Saudi School Curriculum', 'HSK Standard'],
    ageRange: 'elementary',
    short: 'School Chinese for children in the Gulf, stroke by stroke',
    about:
      'My own children go to school in Dubai, so I know the homework. Reading, writing in the right order of strokes, and a little talk in every lesson.',
    certificate: 'CTCSOL',
    look: { hair: 'long', dress: 'jacket', coat: '#8A4A6A', coatD: '#6A2C50' },
    paper: '#F0DCD2',
  },
  {
    email: 'nan@sample.example',
    name: ['Nan', 'Gao'],
    zone: 'America/New_York',
    hours: { weekdays: [8, 12] },
    priceUsd: 32,
    languages: { zh: 'native', en: 'native' },
    categories: ['Conversational'],
    ageRange: 'adult',
    short: 'Chinese for work: meetings, mails, and the talk in between',
    about:
      'I prepare people for their first months in a Chinese company: how to open a meeting, how to disagree, and what the answer “maybe” means.',
  },
];
