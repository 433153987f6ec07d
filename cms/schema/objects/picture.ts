import { defineField, defineType } from '@sanity/types';
import type { Area } from '#src/i18n/table.ts';
import { inEachLanguage, line } from '../fields.ts';

const pictureOf = (area: Area, name: string, title: string) =>
  defineType({
    name,
    title,
    type: 'object',
    fields: [
      defineField({
        name: 'asset',
        title: 'Image',
        description: 'WebP, AVIF, JPEG or PNG of up to 20 MB.',
        type: 'image',
        options: { hotspot: true },
        validation: (rule) => rule.required(),
      }),
      ...inEachLanguage(area, line, 'alt', {
        title: 'Description for those who can’t see it',
        description:
          'One sentence without “picture of”. Empty in all languages if it only decorates.',
        optional: true,
      }),
    ],
    preview: { select: { title: 'alt', subtitle: 'altAr', media: 'asset' } },
  });

export const picture = pictureOf('learn', 'picture', 'Picture');

/** A picture that stands on tutors’ pages as well, and has words in their languages. */
export const tutorPicture = pictureOf('teach', 'tutorPicture', 'Picture that tutors see');
