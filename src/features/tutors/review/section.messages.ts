import type { Like } from '#src/i18n/messages.ts';
import type { Section } from '../application/application.machine.ts';

const en = {
  general: 'General Information',
  education: 'Certification & Education',
  profile: 'Teaching Profile',
  preference: 'Teaching Preference',
  availability: 'Availability',
  price: 'Lesson Price',
} satisfies Record<Section, string>;

const ar: Like<typeof en> = {
  general: 'المعلومات العامة',
  education: 'الشهادات والتعليم',
  profile: 'الملف التعليمي',
  preference: 'تفضيلات التدريس',
  availability: 'أوقات التدريس',
  price: 'سعر الدرس',
};

export const sectionMessages = { en, ar };
