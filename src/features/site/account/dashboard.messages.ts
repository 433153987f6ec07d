import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  student: {
    title: 'Student Dashboard',
    welcome: 'Welcome!',
    welcomeNamed: 'Welcome, {name}!',
    access: 'You have access to the learning materials and courses.',
    learn: 'Keep learning',
  },
  admin: {
    title: 'Admin Dashboard',
    welcome: 'Welcome!',
    welcomeNamed: 'Welcome, {name}!',
    access: 'You have full access to all features and to staff and system management.',
    members: 'Members',
    students: 'Students',
    teachers: 'Tutors',
    admins: 'Admins',
    withoutRole: 'No role yet',
    signUps: 'Sign-ups by day, the last 30 days',
    signUpsOn: { one: '{n} sign-up', other: '{n} sign-ups' } as Plural,
    noSignUps: 'Nobody has signed up in these 30 days.',
    most: 'Most on one day: {n}',
    asTable: 'The same as a table',
    day: 'Day',
    count: 'Sign-ups',
    role: 'Correct a role',
    roleNote: 'For an account with the wrong role. It takes effect on the next page they open.',
    email: 'Email address of the account',
    newRole: 'Correct role',
    none: 'None (choose again)',
    save: 'Save the role',
    saved: 'The role was changed.',
    unknownEmail: 'No account has this address.',
    lessonsAhead:
      'This account has lessons or requests ahead, so its role was not changed. Call them off first, or suspend the tutor.',
    adminByAddress:
      'This address is an admin by the settings of the site (ADMIN_EMAILS), whatever role it chose. Nothing was changed.',
    wrongInput: 'Please give an address and a role.',
  },
  yourRole: 'Your role',
};

const ar: Like<typeof en> = {
  student: {
    title: 'لوحة الطالب',
    welcome: 'أهلًا بكم!',
    welcomeNamed: 'أهلًا بكم يا {name}!',
    access: 'يمكنكم الوصول إلى الموادّ التعليمية والدورات.',
    learn: 'متابعة التعلّم',
  },
  admin: {
    title: 'لوحة الإدارة',
    welcome: 'أهلًا بكم!',
    welcomeNamed: 'أهلًا بكم يا {name}!',
    access: 'لديكم صلاحية كاملة للوصول إلى جميع المزايا وإدارة الفريق والنظام.',
    members: 'الأعضاء',
    students: 'الطلّاب',
    teachers: 'المعلّمون',
    admins: 'المديرون',
    withoutRole: 'بلا دور بعد',
    signUps: 'التسجيلات بحسب اليوم، في آخر 30 يومًا',
    signUpsOn: {
      one: 'تسجيل واحد',
      two: 'تسجيلان',
      few: '{n} تسجيلات',
      many: '{n} تسجيلًا',
      other: '{n} تسجيل',
    },
    noSignUps: 'لم يسجّل أحد في هذه الأيام الثلاثين.',
    most: 'أعلى عدد في يوم واحد: {n}',
    asTable: 'الأرقام نفسها في جدول',
    day: 'اليوم',
    count: 'التسجيلات',
    role: 'تصحيح دور',
    roleNote: 'لحساب سُجِّل بدور غير صحيح. يسري التغيير من الصفحة التالية التي يفتحها صاحبه.',
    email: 'البريد الإلكتروني للحساب',
    newRole: 'الدور الصحيح',
    none: 'بلا دور، ليختار من جديد',
    save: 'حفظ الدور',
    saved: 'تم تغيير الدور.',
    unknownEmail: 'لا يوجد حساب بهذا العنوان.',
    lessonsAhead:
      'لهذا الحساب دروس أو طلبات قادمة، لذا لم يُغيَّر دوره. ألغوها أولًا أو أوقفوا المعلّم.',
    adminByAddress:
      'هذا العنوان لمدير بحسب إعدادات الموقع (ADMIN_EMAILS) أيًّا كان الدور الذي اختاره، ولم يُغيَّر شيء.',
    wrongInput: 'نرجو إدخال عنوان ودور.',
  },
  yourRole: 'دوركم',
};

export const dashboardMessages = { en, ar };
