import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Your voice over the model',
  again: 'To see your melody, press and say the phrase once more.',
  first: 'Press, say the phrase, and see your melody over the tones.',
  longer:
    'What is recorded to be checked ends after 5 seconds, which may be short for this phrase. Here there is more time.',
  paint: 'Paint my voice',
  paintAgain: 'Paint my voice again',
  local: 'For this, no sound leaves your device.',
  share: 'Tones that were right: {n} of {total}.',
  own: 'Your voice is not known here yet, so high and low are measured within this take, and no tone is judged. Three syllables are enough to know it.',
  known: 'Show my voice',
  later: 'Not now',
  unreadable: 'This recording could not be painted. Press and say the phrase once more.',
  line: 'The syllables could not be told apart, so your voice is one line, and no tone is judged. Speak more slowly, and each shows by itself.',
  then: ', then ',
  compare: 'Compare',
  you: 'Hear yourself',
  stop: 'Stop',
  model: 'Hear the model',
  rating: {
    ask: 'How did it sound beside the model?',
    alike: 'Like the model',
    nearly: 'Nearly',
    not: 'Not yet',
    noted: 'Noted. The phrase comes back when it is time.',
  },
};

const ar: Like<typeof en> = {
  title: 'صوتكم فوق النموذج',
  again: 'لرؤية لحن صوتكم اضغطوا وانطقوا العبارة مرة أخرى.',
  first: 'اضغطوا وانطقوا العبارة، وشاهدوا لحنها فوق النغمات.',
  longer: 'ينتهي التسجيل الذي يُفحَص بعد 5 ثوانٍ، وقد لا تكفي لهذه العبارة. أمّا هنا فالوقت أطول.',
  paint: 'رسم صوتي',
  paintAgain: 'رسم صوتي مرة أخرى',
  local: 'ولا يغادر أي صوت جهازكم لأجل ذلك.',
  share: 'النغمات الصحيحة: {n} من {total}.',
  own: 'لم نتعرّف على طبقة صوتكم بعد، فالعالي والمنخفض هنا مقيسان داخل هذا التسجيل وحده، ولا حكم على النغمات. وتكفي ثلاثة مقاطع للتعرّف عليها.',
  known: 'التعريف بصوتي',
  later: 'ليس الآن',
  unreadable: 'تعذّر رسم هذا التسجيل. اضغطوا وانطقوا العبارة مرة أخرى.',
  line: 'تعذّر التمييز بين المقاطع، فرُسم صوتكم خطًّا واحدًا بلا حكم على النغمات. وإذا نطقتم ببطء ظهر كل مقطع وحده.',
  then: '، ثم ',
  compare: 'المقارنة',
  you: 'الاستماع إلى صوتكم',
  stop: 'إيقاف',
  model: 'الاستماع إلى النموذج',
  rating: {
    ask: 'كيف كان نطقكم مقارنةً بالنموذج؟',
    alike: 'مثل النموذج',
    nearly: 'قريب منه',
    not: 'ليس بعد',
    noted: 'حُفظ تقييمكم، وستعود العبارة في وقتها.',
  },
};

export const yourVoiceMessages = { en, ar };
export type YourVoiceWords = Like<typeof en>;
