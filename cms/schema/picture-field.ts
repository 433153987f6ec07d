import { defineField } from '@sanity/types';

type Texts = {
  name: string;
  title: string;
  /** Which shape it wants, and where it stands. */
  description: string;
};

type Options = {
  type?: 'picture' | 'tutorPicture';
  /** How wide the site shows it at most, in px of the page (cms/check/rules/pictures.ts). */
  shownUpTo: number;
  optional?: boolean;
};

/** A field for a picture. */
export const pictureField = (
  texts: Texts,
  { type = 'picture', shownUpTo, optional = false }: Options,
) =>
  defineField({
    ...texts,
    type,
    options: { shownUpTo },
    validation: (rule) => (optional ? rule.optional() : rule.required()),
  });
