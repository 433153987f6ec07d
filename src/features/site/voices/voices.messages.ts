import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Voices and credits',
  description: 'Who speaks the Chinese that is heard here, and under which licence.',
  introduction:
    'These people lent their voices to the phrases, words and characters of this site. Each recording is used under the licence that its speaker chose.',
  none: 'Nobody has recorded anything here yet: all Chinese is read by the voice of your device or browser.',
  sounds: 'Read about the sounds of Chinese',
  speaker: 'Speaker',
  licence: 'Licence',
  recordings: 'Recordings',
  last: 'Last recorded',
  permission: 'With the speaker’s permission',
};

const ar: Like<typeof en> = {
  title: 'الأصوات وأصحابها',
  description: 'أصحاب الأصوات التي تُسمع بها الصينية هنا، ورخصة كل تسجيل.',
  introduction:
    'أعار هؤلاء أصواتهم لعبارات هذا الموقع وكلماته وحروفه، ويُستعمل كل تسجيل وفق الرخصة التي اختارها صاحبه.',
  none: 'لم يسجّل أحد شيئًا هنا بعد: كل ما يُسمع من الصينية يقرؤه صوت جهازكم أو متصفّحكم.',
  sounds: 'قراءة عن أصوات الصينية',
  speaker: 'المتحدّث',
  licence: 'الرخصة',
  recordings: 'التسجيلات',
  last: 'آخر تسجيل',
  permission: 'بإذن المتحدّث',
};

export const voicesMessages = { en, ar };
