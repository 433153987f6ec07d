import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Say it',
  introduction:
    'Say one syllable or word and see its melody painted over the tone as it should be.',
  door: { open: 'Show my voice', local: 'Your voice is measured on this device and sent nowhere.' },
  game: {
    which: 'What would you like to say?',
    kinds: { syllable: 'One syllable', word: 'A word' },
    next: 'Another one',
    right: 'Every tone was right.',
  },
};

const ar: Like<typeof en> = {
  title: 'انطقوها',
  introduction: 'انطقوا مقطعًا أو كلمة، وشاهدوا لحنها مرسومًا فوق النغمة كما ينبغي أن تكون.',
  door: { open: 'أروني صوتي', local: 'يُقاس صوتكم على هذا الجهاز ولا يُرسل إلى أي مكان.' },
  game: {
    which: 'ماذا تودّون أن تنطقوا؟',
    kinds: { syllable: 'مقطع واحد', word: 'كلمة' },
    next: 'غيرها',
    right: 'جميع النغمات صحيحة.',
  },
};

export const sayMessages = { en, ar };
