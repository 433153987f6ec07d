import type { Like } from '#src/i18n/messages.ts';

const en = {
  metaTitle: 'Profile and price',
  seen: {
    title: 'How students see you',
    about: 'Your card in the list of tutors, as it is approved.',
    open: 'Open your page as students see it',
    paused: 'While you are paused nobody sees it.',
    soon: 'Your page can be opened within a minute.',
    description: 'Your description',
  },
  edit: {
    title: 'Change your profile',
    text: 'Texts, picture, video and lesson categories go to approval; until then students see the approved version. Hours, price and link change at once.',
    go: 'Change the profile',
    goOn: 'Open the new version',
  },
};

const ar: Like<typeof en> = {
  metaTitle: 'الملفّ والسعر',
  seen: {
    title: 'كيف يراكم الطلّاب',
    about: 'بطاقتكم في قائمة المعلّمين كما قُبلت.',
    open: 'فتح صفحتكم كما يراها الطلّاب',
    paused: 'لا يراها أحد ما دمتم متوقّفين.',
    soon: 'يمكن فتح صفحتكم خلال دقيقة.',
    description: 'وصفكم',
  },
  edit: {
    title: 'تعديل ملفّكم',
    text: 'تحتاج النصوص والصورة والفيديو وأنواع الدروس إلى موافقة، ويرى الطلّاب النسخة المقبولة إلى ذلك الحين. أمّا الأوقات والسعر والرابط فتتغيّر فورًا.',
    go: 'تعديل الملفّ',
    goOn: 'فتح النسخة الجديدة',
  },
};

const zh: Like<typeof en> = {
  metaTitle: '资料与课价',
  seen: {
    title: '学生看到的您',
    about: '您在老师列表中的名片，内容为已通过的版本。',
    open: '以学生的视角打开您的资料页',
    paused: '暂停期间没有人能看到。',
    soon: '您的资料页一分钟内即可打开。',
    description: '个人介绍',
  },
  edit: {
    title: '修改资料',
    text: '文字、头像、视频和课程类型需要审核，审核通过之前学生看到的仍是已通过的版本。可授课时间、课价和上课链接立即生效。',
    go: '修改资料',
    goOn: '查看新版资料',
  },
};

export const profileMessages = { en, ar, zh };
