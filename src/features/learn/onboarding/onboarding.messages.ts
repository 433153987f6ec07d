import type { Like } from '#src/i18n/messages.ts';
import { finishMessages } from './finish/finish.messages.ts';
import { questionsMessages } from './questions/questions.messages.ts';

const en = {
  title: 'Student questions',
  description: 'Eight short questions that help us find tutors who fit you.',
  noScript:
    'The questions need JavaScript, which is switched off in this browser. You can sign up without them.',
  signUp: 'Sign up',
  island: {
    progress: 'Question {n} of {total}',
    allDone: 'All {total} questions are behind you',
    loading: 'Loading…',
    picture: { loading: 'Loading the picture', failed: 'The picture failed to load' },
    previous: 'Previous',
    next: 'Next',
    skip: 'Skip',
    finish: 'Finish',
    saving: 'Saving...',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    notKept:
      'This browser isn’t keeping anything for this site, so your answers last until you leave the page.',
    other: 'Other',
    otherLabel: 'Your own answer',
    otherPlaceholder: 'Type your answer...',
    questions: questionsMessages.en,
    ...finishMessages.en,
    problems: {
      noSession: 'Failed to create a temporary session. Please try again.',
      notSaved: 'Failed to proceed with signup',
      notLoaded:
        'Your saved answers could not be loaded. Please check your connection and load the page again.',
      notTakenAlong:
        'You are signed in, but your answers could not be saved. Please save them again.',
      offline: 'No answer came from the server. Your answers are safe in this browser.',
    },
  },
};

const ar: Like<typeof en> = {
  title: 'أسئلة الطالب',
  description: 'ثمانية أسئلة قصيرة تساعد على اختيار المعلّمين الأنسب لكم.',
  noScript:
    'تحتاج الأسئلة إلى جافاسكربت، وهي معطّلة في هذا المتصفّح. ويمكنكم التسجيل من دون الإجابة عنها.',
  signUp: 'التسجيل',
  island: {
    progress: 'السؤال {n} من {total}',
    allDone: 'انتهت الأسئلة كلها، وعددها {total}',
    loading: 'جارٍ التحميل…',
    picture: { loading: 'جارٍ تحميل الصورة', failed: 'تعذّر تحميل الصورة' },
    previous: 'السابق',
    next: 'التالي',
    skip: 'تخطّي السؤال',
    finish: 'إنهاء',
    saving: 'جارٍ الحفظ…',
    haveAccount: 'لديكم حساب؟',
    signIn: 'تسجيل الدخول',
    notKept: 'لا يحفظ هذا المتصفّح شيئًا لهذا الموقع، فتبقى إجاباتكم حتى مغادرة الصفحة.',
    other: 'غير ذلك',
    otherLabel: 'إجابة بكلماتكم',
    otherPlaceholder: 'اكتبوا إجابتكم…',
    questions: questionsMessages.ar,
    ...finishMessages.ar,
    problems: {
      noSession: 'تعذّر إنشاء جلسة مؤقّتة. نرجو إعادة المحاولة.',
      notSaved: 'تعذّرت متابعة التسجيل',
      notLoaded: 'تعذّر تحميل إجاباتكم المحفوظة. نرجو التحقّق من الاتّصال ثم إعادة تحميل الصفحة.',
      notTakenAlong: 'سُجّل دخولكم، لكن تعذّر حفظ إجاباتكم. نرجو حفظها من جديد.',
      offline: 'لم يصل ردّ من الخادم. إجاباتكم محفوظة في هذا المتصفّح.',
    },
  },
};

/** The banner that tutors meet; Chinese is the language that every one of them reads. */
export const CONFLICT_IN_CHINESE = '该邮箱已注册为教师账号，无法使用学生问卷。';

export const onboardingMessages = { en, ar };

export type OnboardingCopy = Like<typeof en>['island'];
