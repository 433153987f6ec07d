import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, inEachLanguage, byLanguage, line, paragraph } from '../fields.ts';

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('common', paragraph, 'description', {
      title: 'What the site is',
      description: 'Stands in the footer.',
    }),
    ...inEachLanguage('legal', line, 'operatorName', {
      title: 'Operator',
      description: 'The person or company that runs the site; the legal pages name it.',
      optional: true,
    }),
    ...inEachLanguage('legal', paragraph, 'operatorAddress', {
      title: 'Operator’s address',
      optional: true,
    }),
    ...inEachLanguage('teach', paragraph, 'payment', {
      title: 'How a lesson is paid',
      description:
        'Stands beside every price. Empty: student and tutor agree on it outside of the site, which takes no payments.',
      optional: true,
    }),
    defineField({
      name: 'brand',
      title: 'Brand',
      type: 'object',
      fields: [
        ...inEachLanguage('common', line, 'name', { title: 'Name' }),
        line('chineseName', { title: 'Chinese name' }),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'aboutUrl',
      title: 'About page',
      description: 'An address outside this site. Empty hides the link.',
      type: 'url',
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social links',
      description: 'What is missing here is not shown.',
      type: 'array',
      of: [defineArrayMember({ type: 'socialLink' })],
    }),
    defineField({
      name: 'contactEmail',
      title: 'Contact e-mail',
      description: 'Empty hides it.',
      type: 'string',
    }),
    defineField({
      name: 'tutorsToOpen',
      title: 'Tutors before the list opens',
      description:
        'With fewer visible tutors their list says that they are being chosen. Empty: 3.',
      type: 'number',
      validation: (rule) => rule.integer().min(1),
    }),
    defineField({
      name: 'locations',
      title: 'Locations',
      type: 'array',
      of: [defineArrayMember({ type: 'location' })],
    }),
  ]),
  preview: { prepare: () => ({ title: 'Site settings' }) },
});
