export const dashboardWords = {
  ar: {
    student: { title: 'لوحة الطالب' },
    admin: {
      title: 'لوحة الإدارة',
      email: 'البريد الإلكتروني للحساب',
      newRole: 'الدور الصحيح',
      save: 'حفظ الدور',
      saved: 'تم تغيير الدور.',
    },
  },
  en: {
    student: { title: 'Student Dashboard' },
    admin: {
      title: 'Admin Dashboard',
      email: 'Email address of the account',
      newRole: 'Correct role',
      save: 'Save the role',
      saved: 'The role was changed.',
    },
  },
};
