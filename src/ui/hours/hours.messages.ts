import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  clockOf: { tutor: 'Tutor: {time}', student: 'Student: {time}' },
  count: { one: '{n} hour', other: '{n} hours' } as Plural,
};

const ar: Like<typeof en> = {
  clockOf: { tutor: '{time} عند المعلّم', student: '{time} عند الطالب' },
  count: {
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '{n} ساعات',
    many: '{n} ساعة',
    other: '{n} ساعة',
  },
};

const zh: Like<typeof en> = {
  clockOf: { tutor: '老师当地 {time}', student: '学生当地 {time}' },
  count: { other: '{n} 个时段' },
};

export const hoursMessages = { en, ar, zh };
