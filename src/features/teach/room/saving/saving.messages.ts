import type { Like } from '#src/i18n/messages.ts';

const en = {
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. It applies from now on.',
  unsaved: 'Not saved yet',
  discard: 'Discard the changes',
  failed: 'This could not be saved. Please try again.',
  offline: 'There is no connection. What you changed is still here; save it once you are online.',
  signedOut:
    'You are no longer signed in. What you changed is still here: sign in in another tab, then come back and save it.',
  signIn: 'Sign in in a new tab',
  newTab: 'opens in a new tab',
  faults: 'Please look at what is marked, then save again.',
  conflict: {
    title: 'Changed somewhere else',
    text: 'This was changed in another window or on another device meanwhile. Which one do you want to keep?',
    here: 'Here',
    there: 'There',
    mine: 'Keep this one',
    theirs: 'Take the other one',
    nothing: 'nothing',
  },
};

const ar: Like<typeof en> = {
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ، ويسري من الآن.',
  unsaved: 'لم يُحفظ بعد',
  discard: 'التراجع عن التغييرات',
  failed: 'تعذّر الحفظ. نرجو إعادة المحاولة.',
  offline: 'لا يوجد اتّصال. ما غيّرتموه ما زال هنا، فاحفظوه عند عودة الاتّصال.',
  signedOut:
    'انتهت جلستكم. ما غيّرتموه ما زال هنا: سجّلوا الدخول في علامة تبويب أخرى، ثم عودوا واحفظوه.',
  signIn: 'تسجيل الدخول في علامة تبويب جديدة',
  newTab: 'يُفتح في علامة تبويب جديدة',
  faults: 'نرجو مراجعة ما هو معلَّم، ثم الحفظ من جديد.',
  conflict: {
    title: 'تغيّر في مكان آخر',
    text: 'تغيّر هذا في نافذة أخرى أو على جهاز آخر في هذه الأثناء. أيّهما تعتمدون؟',
    here: 'هنا',
    there: 'هناك',
    mine: 'اعتماد ما هنا',
    theirs: 'أخذ النسخة الأخرى',
    nothing: 'لا شيء',
  },
};

const zh: Like<typeof en> = {
  save: '保存',
  saving: '正在保存……',
  saved: '已保存，立即生效。',
  unsaved: '尚未保存',
  discard: '放弃修改',
  failed: '保存失败，请重试。',
  offline: '网络已断开。您的修改仍保留在此页，联网后请再次保存。',
  signedOut: '您的登录已失效。您的修改仍保留在此页：请在新标签页中登录，然后回到这里保存。',
  signIn: '在新标签页中登录',
  newTab: '在新标签页中打开',
  faults: '请检查标出的内容，然后再保存。',
  conflict: {
    title: '已在别处修改',
    text: '在此期间，内容已在另一个窗口或另一台设备上被修改。以哪一份为准？',
    here: '这里',
    there: '别处',
    mine: '保留这里的内容',
    theirs: '采用别处的内容',
    nothing: '未填写',
  },
};

export const savingMessages = { en, ar, zh };
