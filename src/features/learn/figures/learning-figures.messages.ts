import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Does anyone learn?',
  about:
    'Nobody is named here, and there is no figure for fewer than five people. Everything is counted once a day.',
  counted: 'Counted on {when} (UTC).',
  notCounted:
    'Nothing has been counted yet. The first figures come within a minute of the site’s start.',
  few: 'fewer than five',
  weeks: 'Learners active, by week',
  week: 'Week from',
  learners: 'Learners',
  after7: 'Items known 7 days after the beginning, on average',
  after30: 'Items known 30 days after the beginning, on average',
  measured: 'Recalled of what was in review',
  foretold: 'Predicted by the schedule',
  left: 'Where each path is left',
  leftAbout: 'Learners who have done nothing for two weeks, by the last step that they reached.',
  before: 'before the first step',
  hardest: 'Hardest items',
  noHardest: 'No item was forgotten by anyone among five people who learn it.',
  item: 'Item',
  forgotten: 'Forgotten, of its reviews',
};

const ar: Like<typeof en> = {
  title: 'هل يتعلّم أحد؟',
  about:
    'لا يُذكر هنا أحد باسمه، ولا يُعرض رقم عن أقلّ من خمسة أشخاص. وتُحسب الأرقام كلها مرة في اليوم.',
  counted: 'حُسبت في {when} (بالتوقيت العالمي).',
  notCounted: 'لم تُحسب أي أرقام بعد. تظهر أولاها خلال دقيقة من تشغيل الموقع.',
  few: 'أقلّ من خمسة',
  weeks: 'المتعلّمون النشطون بحسب الأسبوع',
  week: 'أسبوع يبدأ في',
  learners: 'المتعلّمون',
  after7: 'متوسّط ما يُعرف بعد 7 أيام من البداية',
  after30: 'متوسّط ما يُعرف بعد 30 يومًا من البداية',
  measured: 'ما استُحضر ممّا هو قيد المراجعة',
  foretold: 'ما توقّعته الجدولة',
  left: 'أين يُترك كل طريق',
  leftAbout: 'متعلّمون لم يفعلوا شيئًا منذ أسبوعين، بحسب آخر خطوة بلغوها.',
  before: 'قبل الخطوة الأولى',
  hardest: 'أصعب العناصر',
  noHardest: 'لم يُنسَ أي عنصر بين خمسة أشخاص يتعلّمونه.',
  item: 'العنصر',
  forgotten: 'ما نُسي من مراجعاته',
};

export const learningFiguresMessages = { en, ar };
