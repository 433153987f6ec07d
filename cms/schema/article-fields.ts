import { inEachLanguage, line, paragraph, paragraphs } from './fields.ts';

/** Fields that all articles share. */
export const articleFields = [
  ...inEachLanguage('learn', line, 'title', { title: 'Title' }),
  ...inEachLanguage('learn', paragraph, 'metaDescription', {
    title: 'Description for search engines',
    description: 'One or two sentences, up to about 160 letters.',
  }),
  ...inEachLanguage('learn', paragraphs, 'introduction', { title: 'Introduction' }),
  ...inEachLanguage('learn', line, 'closingTitle', { title: 'Closing title' }),
  ...inEachLanguage('learn', paragraph, 'closingDescription', { title: 'Closing text' }),
];

/** The address of an article whose page the content makes. */
export const ownAddress = line('slug', {
  title: 'Address',
  description: 'The last part of the page’s address, such as phrases-for-the-doctor.',
});

/** The address of an article that has a page of its own in the code. */
export const fixedAddress = { ...ownAddress, description: 'Fixed.', readOnly: true };
