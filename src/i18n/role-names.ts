/** What the roles are called; `unknown` for whoever has none yet. */
export const roleNames = {
  en: { admin: 'Admin', teacher: 'Teacher', student: 'Student', unknown: 'Unknown' },
  ar: { admin: 'مدير', teacher: 'معلم', student: 'طالب', unknown: 'غير معروف' },
  zh: { admin: '管理员', teacher: '老师', student: '学生', unknown: '未知' },
};
