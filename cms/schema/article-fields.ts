import { bilingual, line, paragraph, paragraphs } from './fields.ts';

/** Fields that the three articles share. */
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
