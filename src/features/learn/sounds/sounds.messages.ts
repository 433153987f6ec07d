import type { Like } from '#src/i18n/messages.ts';

const en = {
  /** Heads a place to try; the article has five. */
  try: 'Try it · {n} of {total}',
  tones: {
    '1': { name: 'First tone', way: 'high and level, like one held note', meaning: 'mother' },
    '2': {
      name: 'Second tone',
      way: 'rising, like “yes?” when somebody calls you',
      meaning: 'hemp; numb',
    },
    '3': {
      name: 'Third tone',
      way: 'low; only at the end of what you say does it rise again',
      meaning: 'horse',
    },
    '4': { name: 'Fourth tone', way: 'falling fast, like a firm “no!”', meaning: 'to scold' },
    '5': {
      name: 'Neutral tone',
      way: 'short and light, without a melody of its own',
      meaning: 'makes a question',
    },
  },
  sandhi: {
    said: 'How is it said?',
    because: {
      你好: 'Third before third: the first one rises.',
      水果: 'Fruit. Third before third again.',
      老师: 'Teacher. Before another tone the third just stays low, and does not rise.',
      不要: 'Don’t want. Before a fourth tone 不 rises.',
      一天: 'One day. Before a first, second or third tone 一 falls.',
      一个: 'One of something. 个 was a fourth tone before it became light, so 一 rises.',
    },
  },
  breath: {
    plain: 'Without breath',
    strong: 'With breath',
    meanings: {
      饱: 'full',
      跑: 'to run',
      肚: 'belly',
      兔: 'rabbit',
      狗: 'dog',
      口: 'mouth',
      鸡: 'chicken',
      七: 'seven',
      知: 'to know',
      吃: 'to eat',
      早: 'early',
      草: 'grass',
    },
  },
  ear: {
    play: 'Play a word',
    again: 'Play it again',
    next: 'Another word',
    ask: 'Which one was it?',
    right: 'Yes, it was {word}.',
    wrong: 'It was {word}. Press both and compare.',
    silent:
      'This device reads no Mandarin aloud, so there is nothing to guess here. The differences are described above.',
  },
  table: {
    tone: 'Tone',
    caption: 'All syllables, by the sound that they begin with',
    initial: 'Begins with',
    syllables: 'Syllables',
    none: 'a vowel, y or w',
    note: 'A pale syllable is not said in the tone that you choose. The marks follow that tone.',
  },
  words: {
    title: 'You can say this now',
    introduction: 'Hear each word, say it, and keep the ones that you want to meet again.',
  },
};

const ar: Like<typeof en> = {
  try: 'جرّبوا · {n} من {total}',
  tones: {
    '1': { name: 'النغمة الأولى', way: 'عالية مستوية، كصوت واحد ممدود', meaning: 'أمّ' },
    '2': { name: 'النغمة الثانية', way: 'صاعدة، كقولنا «نعم؟» لمن ينادينا', meaning: 'قنّب؛ خَدَر' },
    '3': {
      name: 'النغمة الثالثة',
      way: 'منخفضة، ولا تصعد ثانية إلا في آخر الكلام',
      meaning: 'حصان',
    },
    '4': { name: 'النغمة الرابعة', way: 'هابطة بسرعة، كقولنا «لا!» بحزم', meaning: 'شتم' },
    '5': { name: 'النغمة المحايدة', way: 'قصيرة خفيفة، لا لحن لها', meaning: 'تجعل الجملة سؤالًا' },
  },
  sandhi: {
    said: 'كيف يُنطق؟',
    because: {
      你好: 'ثالثة قبل ثالثة: تصير الأولى صاعدة.',
      水果: 'فاكهة. وهنا أيضًا ثالثة قبل ثالثة.',
      老师: 'معلّم. قبل أي نغمة أخرى تبقى الثالثة منخفضة ولا تصعد.',
      不要: 'عدم الرغبة. قبل النغمة الرابعة تصعد 不.',
      一天: 'يوم واحد. قبل الأولى والثانية والثالثة تهبط 一.',
      一个: 'واحد من شيء. كانت 个 رابعة قبل أن تخفّ، ولذلك تصعد 一.',
    },
  },
  breath: {
    plain: 'بلا نفَس',
    strong: 'مع نفَس',
    meanings: {
      饱: 'شبعان',
      跑: 'الركض',
      肚: 'بطن',
      兔: 'أرنب',
      狗: 'كلب',
      口: 'فم',
      鸡: 'دجاجة',
      七: 'سبعة',
      知: 'المعرفة',
      吃: 'الأكل',
      早: 'مبكّر',
      草: 'عشب',
    },
  },
  ear: {
    play: 'تشغيل كلمة',
    again: 'إعادة الاستماع',
    next: 'كلمة أخرى',
    ask: 'أيّهما سمعتم؟',
    right: 'نعم، كانت {word}.',
    wrong: 'كانت {word}. اضغطوا على الكلمتين وقارنوا بينهما.',
    silent: 'لا صوت للصينية على هذا الجهاز، فلا شيء يُسمع هنا ليُخمَّن. والفروق موصوفة فيما سبق.',
  },
  table: {
    tone: 'النغمة',
    caption: 'كل المقاطع، مرتّبة بالصوت الذي تبدأ به',
    initial: 'البداية',
    syllables: 'المقاطع',
    none: 'حركة أو y أو w',
    note: 'المقطع الخافت لا يُقال بالنغمة المختارة. وتتبع العلامات النغمة التي تختارونها.',
  },
  words: {
    title: 'كلمات صارت في متناولكم',
    introduction: 'استمعوا إلى كل كلمة، وانطقوها، واحفظوا ما تودّون لقاءه مرة أخرى.',
  },
};

export const soundsMessages = { en, ar };
