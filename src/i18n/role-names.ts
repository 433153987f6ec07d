/** What the roles are called; `unknown` for whoever has none yet. */
export const roleNames = {
  en: { admin: 'Admin', teacher: 'Teacher', student: 'Student', unknown: 'Unknown' },
  ar: { admin: 'مدير', teacher: 'معلم', student: 'طالب', unknown: 'غير معروف' },
};
