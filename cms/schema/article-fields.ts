import { bilingual, line, paragraph, paragraphs } from './fields.ts';

/** Fields that all articles share. */
export const articleFields = [
  ...bilingual(line, 'title', { title: 'Title' }),
  ...bilingual(paragraph, 'metaDescription', {
    title: 'Description for search engines',
    description: 'One or two sentences, up to about 160 letters.',
  }),
  ...bilingual(paragraphs, 'introduction', { title: 'Introduction' }),
  ...bilingual(line, 'closingTitle', { title: 'Closing title' }),
  ...bilingual(paragraph, 'closingDescription', { title: 'Closing text' }),
];

/** The address of an article whose page the content makes. */
export const ownAddress = line('slug', {
  title: 'Address',
  description: 'The last part of the page’s address, such as phrases-for-the-doctor.',
});

/** The address of an article that has a page of its own in the code. */
export const fixedAddress = { ...ownAddress, description: 'Fixed.', readOnly: true };
