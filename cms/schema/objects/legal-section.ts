import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { line } from '../fields.ts';

const link = defineArrayMember({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      description: 'https://…, mailto:… or an address of this site such as /en/privacy-policy.',
      type: 'url',
      validation: (rule) =>
        rule.required().uri({ allowRelative: true, scheme: ['https', 'mailto'] }),
    }),
  ],
});

const block = defineArrayMember({
  type: 'block',
  styles: [
    { title: 'Text', value: 'normal' },
    { title: 'Heading', value: 'h3' },
  ],
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Strong', value: 'strong' },
      { title: 'Emphasis', value: 'em' },
    ],
    annotations: [link],
  },
});

export const legalSection = defineType({
  name: 'legalSection',
  title: 'Section',
  type: 'object',
  initialValue: () => ({ id: `section-${crypto.randomUUID().slice(0, 8)}` }),
  fields: [
    {
      ...line('id', {
        title: 'Id',
        description:
          'The part of the address after #, made by the Studio. The same in both languages: begin a section in one, then take it over below the list of the other.',
      }),
      readOnly: true,
    },
    line('title', { title: 'Title' }),
    defineField({
      name: 'content',
      title: 'Text',
      type: 'array',
      of: [block],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'id' } },
});
