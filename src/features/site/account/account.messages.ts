import type { Like } from '#src/i18n/messages.ts';
import { roleNames } from '#src/i18n/role-names.ts';

const en = {
  signup: {
    title: 'Start your signup',
    intro: 'An account to learn with a tutor, or to teach.',
    provider: 'a Hanlu account',
    continueWith: 'Continue with {provider}',
    already: 'You are signed in already. Go on here to sign in with another account.',
    home: 'To the home page',
    chooseRole: 'Choose your role',
    waiting: 'Taking you to the secure sign-in page…',
    haveAccount: 'Already a member? The same button signs you in.',
    unavailable:
      'Signing up is not open on this site yet. The articles and games are, to everyone.',
  },
  login: {
    title: 'Log in',
    intro: 'Welcome back. You return to where you were.',
  },
  role: {
    title: 'Choose your role',
    intro: 'Do you come to learn Chinese, or to teach it?',
    student: 'Student',
    studentNote: 'Learn Chinese with a tutor, at your pace.',
    teacher: 'Teacher',
    teacherNote: 'Teach Chinese to Arabic speakers.',
    confirm: 'Continue as {role}',
    wrong: 'Chose the wrong role? Write to {email}, and we will set it right.',
    once: 'An account holds one role; it can’t be changed here later.',
    terms: 'By choosing a role you accept the [terms of service] and the [privacy policy].',
    held: 'This account is registered as: {role}.',
    toRoom: 'Go to your page',
  },
  roles: roleNames.en,
  denied: {
    title: 'Access Denied',
    message: 'Your account can’t open this page.',
    current: 'Current role',
    required: 'Required roles',
    notSignedIn: 'not logged in',
    login: 'Login',
    home: 'Back to the home page',
  },
  conflict: {
    title: 'Cannot Register',
    teacher: 'This account is registered as a teacher and cannot register as a student.',
    student: 'This account is registered as a student and cannot register as a teacher.',
  },
};

const ar: Like<typeof en> = {
  signup: {
    title: 'ابدؤوا التسجيل',
    intro: 'حساب واحد: للتعلّم مع معلّم، أو للتدريس.',
    provider: 'حساب هانلو',
    continueWith: 'المتابعة عبر {provider}',
    already: 'أنتم مسجّلون الدخول بالفعل. تابعوا من هنا للدخول بحساب آخر.',
    home: 'إلى الصفحة الرئيسية',
    chooseRole: 'اختاروا دوركم',
    waiting: 'ننقلكم إلى صفحة الدخول الآمنة…',
    haveAccount: 'لديكم حساب؟ الزرّ نفسه يُدخلكم إليه.',
    unavailable: 'التسجيل غير متاح في هذا الموقع بعد، أمّا المقالات والألعاب فمفتوحة للجميع.',
  },
  login: {
    title: 'تسجيل الدخول',
    intro: 'أهلًا بعودتكم. بعد الدخول تعودون إلى حيث كنتم.',
  },
  role: {
    title: 'اختاروا دوركم',
    intro: 'هل جئتم لتعلّم الصينية أم لتدريسها؟',
    student: 'طالب',
    studentNote: 'تعلّم الصينية مع معلّم، بالوتيرة التي تناسبكم.',
    teacher: 'معلّم',
    teacherNote: 'تدريس الصينية للناطقين بالعربية.',
    confirm: 'المتابعة بدور: {role}',
    wrong: 'اخترتم الدور الخطأ؟ راسلونا على {email} فنصحّحه.',
    once: 'لكل حساب دور واحد، ولا يمكن تغييره هنا لاحقًا.',
    terms: 'باختيار الدور توافقون على [شروط الخدمة] و[سياسة الخصوصية].',
    held: 'هذا الحساب مسجَّل بدور: {role}.',
    toRoom: 'الانتقال إلى صفحتكم',
  },
  roles: roleNames.ar,
  denied: {
    title: 'لا تملكون صلاحية الدخول',
    message: 'لا يمكن لحسابكم فتح هذه الصفحة.',
    current: 'الدور الحالي',
    required: 'الأدوار المطلوبة',
    notSignedIn: 'لم يُسجَّل الدخول',
    login: 'تسجيل الدخول',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  conflict: {
    title: 'لا يمكن التسجيل',
    teacher: 'هذا الحساب مسجَّل بصفة معلّم، ولا يمكن تسجيله بصفة طالب.',
    student: 'هذا الحساب مسجَّل بصفة طالب، ولا يمكن تسجيله بصفة معلّم.',
  },
};

export const accountMessages = { en, ar };
