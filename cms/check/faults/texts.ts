import { type Faults, fault } from './fault.ts';

const inArabic = (text: string) =>
  fault(text, 'tutor-faq-1 › answerAr', (find) => {
    find('tutor-faq-1').answerAr = text;
  });

const searchedFor = (name: string, field: string, words: string[]) => {
  const list = `phrases[6].${field}`;
  return fault(name, `phrases-basic-greeting › ${list}[${words.length - 1}]`, (find) => {
    find('phrases-basic-greeting').phrases[6][field] = words;
  });
};

/** What Chinese and Arabic texts can get wrong. */
export const textsFaults = {
  'tone marks': [
    fault('no marks', 'hanzi-level-1 › characters[0].pinyin', (find) => {
      find('hanzi-level-1').characters[0].pinyin = 'yi1';
    }),
    fault('no marks in prose', 'home-page › heroSubtitle', (find) => {
      find('home-page').heroSubtitle = 'Say 你好 (ni hao) today';
    }),
    fault('capitals', 'radical-mouth › pinyin', (find) => {
      find('radical-mouth').pinyin = 'kǑu';
    }),
  ],
  'simplified characters': [
    fault('a traditional form', 'festival-spring › chineseName', (find) => {
      find('festival-spring').chineseName = '春節';
    }),
    fault('one in a word', 'phrases-basic-greeting › phrases[0].words[0].chinese', (find) => {
      find('phrases-basic-greeting').phrases[0].words[0].chinese = '妳';
    }),
    fault('one in what tutors read', 'tutor-faq-1 › answerZh', (find) => {
      find('tutor-faq-1').answerZh = '請先登錄。';
    }),
    fault('one in Arabic prose', 'festival-spring › significanceAr', (find) => {
      find('festival-spring').significanceAr = 'عيد 春節 هو رأس السنة.';
    }),
  ],
  'right reading': [
    fault('another tone', 'phrases-basic-greeting › phrases[0].pinyin', (find) => {
      find('phrases-basic-greeting').phrases[0].pinyin = 'ní hǎo';
    }),
    fault('another word', 'hanzi-level-1 › characters[0].pinyin', (find) => {
      find('hanzi-level-1').characters[0].pinyin = 'èr';
    }),
    fault('a word of a phrase', 'phrases-basic-greeting › phrases[0].words[0].pinyin', (find) => {
      find('phrases-basic-greeting').phrases[0].words[0].pinyin = 'tā';
    }),
    fault('in Arabic prose', 'home-page › heroSubtitleAr', (find) => {
      find('home-page').heroSubtitleAr = 'قولوا 你好 (nǐ hào)';
    }),
  ],
  'spoken tones': [
    fault('不 as in a dictionary', 'phrases-basic-greeting › phrases[7].pinyin', (find) => {
      find('phrases-basic-greeting').phrases[7].pinyin = 'bù kèqi';
    }),
    fault('一 as in a dictionary', 'festival-spring › significance', (find) => {
      find('festival-spring').significance = 'They eat 一个 (yī gè) first.';
    }),
  ],
  'words join': [
    fault('a word is missing', 'phrases-basic-greeting › phrases[0].words', (find) => {
      find('phrases-basic-greeting').phrases[0].words.pop();
    }),
    fault('pinyin differs', 'phrases-basic-greeting › phrases[0].words', (find) => {
      find('phrases-basic-greeting').phrases[0].words[1].pinyin = 'hào';
    }),
  ],
  'own phrases': [
    fault(
      'a phrase of another section',
      'phrases-emergency-essentials › phrases[0].chinese',
      (find) => {
        const [greeting] = find('phrases-basic-greeting').phrases;
        find('phrases-emergency-essentials').phrases[0].chinese = `${greeting.chinese}！`;
      },
    ),
  ],
  'search words': [
    searchedFor('Arabic among the English', 'searchWords', ['شكرًا']),
    searchedFor('Chinese among the Arabic', 'searchWordsAr', ['مشكور', '谢谢']),
    searchedFor('a sentence', 'searchWords', ['what does one say when somebody has helped']),
    searchedFor('the meaning itself', 'searchWordsAr', ['الشكر', 'شكرا']),
    searchedFor('one twice', 'searchWords', ['thanks', 'Thanks!']),
    fault(
      'a meaning of a word',
      'phrases-basic-greeting › phrases[0].words[0].searchWords[0]',
      (find) => {
        find('phrases-basic-greeting').phrases[0].words[0].searchWords = ['You'];
      },
    ),
    fault('the meaning of a radical', 'radical-water › searchWords[0]', (find) => {
      find('radical-water').searchWords = ['the water'];
    }),
    fault('the name of a festival', 'festival-spring › searchWordsAr[1]', (find) => {
      find('festival-spring').searchWordsAr = ['رأس السنة', 'الربيع'];
    }),
    fault('the name of an item', 'festival-spring › gameItems[2].searchWordsAr[0]', (find) => {
      find('festival-spring').gameItems[2].searchWordsAr = ['ظرف أحمر'];
    }),
  ],
  'arabic typography': [
    inArabic('٣ أيام'),
    inArabic('مـرحبا'),
    inArabic('هذا, وذاك'),
    inArabic('هذا; وذاك'),
    inArabic('هل هذا صحيح?'),
  ],
  'right writing': [
    fault('no space beside digits', 'site-settings › descriptionZh', (find) => {
      find('site-settings').descriptionZh = '每节课50分钟。';
    }),
    fault('another form of address', 'tutor-faq-1 › questionZh', (find) => {
      find('tutor-faq-1').questionZh = '你能挣多少？';
    }),
  ],
} satisfies Faults;
