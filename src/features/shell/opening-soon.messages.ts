import type { Like } from '#src/i18n/messages.ts';

const en = {
  soon: 'Opening soon',
  meanwhile: 'Meanwhile, the articles are open to everyone.',
  read: 'Read the articles',
  rooms: {
    image: ['Image test page', 'An internal page for trying picture uploads.'],
    'Data-Center': ['Data Center', 'An internal page for the team.'],
  },
};

const ar: Like<typeof en> = {
  soon: 'قريبًا',
  meanwhile: 'وحتى ذلك الحين، المقالات مفتوحة للجميع.',
  read: 'قراءة المقالات',
  rooms: {
    image: ['صفحة تجربة الصور', 'صفحة داخلية لتجربة رفع الصور.'],
    'Data-Center': ['مركز البيانات', 'صفحة داخلية للفريق.'],
  },
};

export const openingSoonMessages = { en, ar };

export type Room = keyof typeof en.rooms;
export const ROOMS = Object.keys(en.rooms) as Room[];
