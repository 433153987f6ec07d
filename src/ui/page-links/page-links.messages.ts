import type { Like } from '#src/i18n/messages.ts';

const en = {
  label: 'Pages',
  page: 'Page {page} of {pages}',
  before: 'Previous page',
  after: 'Next page',
};

const ar: Like<typeof en> = {
  label: 'الصفحات',
  page: 'الصفحة {page} من {pages}',
  before: 'الصفحة السابقة',
  after: 'الصفحة التالية',
};

export const pageLinksMessages = { en, ar };
