import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  title: 'Dialogues',
  description:
    'Short conversations with two sides: hear one, speak the other. Every line comes with its pinyin, its words and its meaning.',
  back: 'All dialogues',
  roles: '{first} and {second}',
  lines: { one: '1 line', other: '{n} lines' } as Plural,
  whole: 'The whole dialogue',
  listen: 'Listen to',
  words: 'Word by word',
  phrases: 'Phrases for it: {title}',
  next: 'Next dialogue: {title}',
  /** Where articles of phrases lead to dialogues. */
  inArticle: 'Say them in a dialogue',
  play: {
    title: 'Play a side',
    text: 'Choose who you are. You hear the other person; your own lines are given by their meaning, one at a time.',
    be: 'I am: {role}',
    youAre: 'You are: {role}',
    position: 'Line {n} of {total}',
    leave: 'Leave the game',
    yourTurn: 'Your turn. How do you say it in Chinese?',
    show: 'Show my line',
    said: 'I said it, go on',
    goOn: 'Go on',
    listen: 'Listen',
    slowly: 'Listen slowly',
    end: 'The conversation is over',
    endText: 'You have said all the lines of one side. Would you like to be the other?',
    exchange: 'Swap roles: {role}',
    again: 'The same side again',
    read: 'Read the whole dialogue',
  },
};

const ar: Like<typeof en> = {
  title: 'الحوارات',
  description:
    'محادثات قصيرة بين شخصين: تسمعون أحدهما وتتكلّمون مكان الآخر، ومع كل جملة البينيين وكلماتها ومعناها.',
  back: 'كل الحوارات',
  roles: '{first} و{second}',
  lines: {
    one: 'جملة واحدة',
    two: 'جملتان',
    few: '{n} جمل',
    many: '{n} جملة',
    other: '{n} جملة',
  },
  whole: 'الحوار كاملًا',
  listen: 'الاستماع إلى',
  words: 'كلمة كلمة',
  phrases: 'عبارات لهذا الموقف: {title}',
  next: 'الحوار التالي: {title}',
  inArticle: 'استعمالها في حوار',
  play: {
    title: 'تمثيل دور',
    text: 'اختاروا دوركم. تسمعون الشخص الآخر، ويُطلب منكم دوركم بالمعنى، جملة بعد جملة.',
    be: 'دوري: {role}',
    youAre: 'دوركم: {role}',
    position: 'الجملة {n} من {total}',
    leave: 'إنهاء التمثيل',
    yourTurn: 'حان دوركم. كيف تُقال بالصينية؟',
    show: 'إظهار جملتي',
    said: 'قلتُها، التالي',
    goOn: 'متابعة',
    listen: 'استماع',
    slowly: 'استماع ببطء',
    end: 'انتهى الحوار',
    endText: 'قلتم كل جمل أحد الجانبين. هل تجرّبون الجانب الآخر؟',
    exchange: 'تبادل الأدوار: {role}',
    again: 'الدور نفسه مرة أخرى',
    read: 'قراءة الحوار كاملًا',
  },
};

export const dialoguesMessages = { en, ar };
