import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Say it',
  introduction:
    'Say one syllable or word and see its melody painted over the tone as it should be.',
  door: { open: 'Show my voice', local: 'Your voice is measured on this device and sent nowhere.' },
  game: {
    which: 'What would you like to say?',
    kinds: { syllable: 'One syllable', word: 'A word' },
    hear: 'Hear it: {pinyin}',
    next: 'Another one',
    right: 'Every tone was right.',
    calibration: {
      title: 'First, show your voice',
      text: 'Voices lie high and low. Say three syllables, one after the other, so that yours is measured by itself. It takes half a minute and is kept on this device alone.',
      steps: {
        high: 'High and level, as one holds a note.',
        falling: 'Falling, as a short command: No!',
        low: 'Low, at the bottom of your voice.',
      },
      step: 'Syllable {n} of {total}',
      unheard:
        'One syllable was expected and not heard. Say it alone, clearly, near the microphone.',
      faults: {
        hum: 'That was a hum or a whistle. Say the three syllables as words.',
        low: 'The low syllable lay nearly as high as the high one. Once more: the first higher, the last lower.',
        falling: 'The falling syllable did not fall. Once more: begin high and let it drop.',
      },
      again: 'Measure my voice anew',
    },
  },
};

const ar: Like<typeof en> = {
  title: 'انطقوها',
  introduction: 'انطقوا مقطعًا أو كلمة، وشاهدوا لحنها مرسومًا فوق النغمة كما ينبغي أن تكون.',
  door: { open: 'أروني صوتي', local: 'يُقاس صوتكم على هذا الجهاز ولا يُرسل إلى أي مكان.' },
  game: {
    which: 'ماذا تودّون أن تنطقوا؟',
    kinds: { syllable: 'مقطع واحد', word: 'كلمة' },
    hear: 'استماع: {pinyin}',
    next: 'غيرها',
    right: 'جميع النغمات صحيحة.',
    calibration: {
      title: 'أسمعونا صوتكم أولًا',
      text: 'الأصوات بين خفيض وعالٍ. انطقوا ثلاثة مقاطع، واحدًا بعد الآخر، كي يُقاس صوتكم بنفسه. يستغرق ذلك نصف دقيقة، ولا تُحفظ النتيجة إلا على هذا الجهاز.',
      steps: {
        high: 'عاليًا مستويًا، كمن يثبت على نغمة.',
        falling: 'هابطًا، كأمر قصير: لا!',
        low: 'منخفضًا، في أدنى صوتكم.',
      },
      step: 'المقطع {n} من {total}',
      unheard: 'كان المنتظر مقطعًا واحدًا ولم يُسمع. انطقوه وحده بوضوح قرب الميكروفون.',
      faults: {
        hum: 'كان ذلك همهمة أو صفيرًا. انطقوا المقاطع الثلاثة كما تُنطق الكلمات.',
        low: 'كاد المقطع المنخفض يبلغ ارتفاع العالي. مرة أخرى: الأول أعلى، والأخير أخفض.',
        falling: 'لم يهبط المقطع الهابط. مرة أخرى: ابدؤوا عاليًا ثم دعوه يهوي.',
      },
      again: 'قياس صوتي من جديد',
    },
  },
};

export const sayMessages = { en, ar };
