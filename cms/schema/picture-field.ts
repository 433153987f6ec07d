import { defineField } from '@sanity/types';
import { croppedSize } from '#src/content/cropped.ts';
import { crop } from '#src/content/picture.ts';

type Texts = {
  name: string;
  title: string;
  /** Which shape it wants, and where it stands. */
  description: string;
};

type Options = {
  type?: 'picture' | 'tutorPicture';
  /** How wide the site shows it at most, in px of the page. */
  shownUpTo: number;
  optional?: boolean;
};

/** A field for a picture. A file of which fewer pixels are left than are shown brings a warning. */
export const pictureField = (
  texts: Texts,
  { type = 'picture', shownUpTo, optional = false }: Options,
) =>
  defineField({
    ...texts,
    type,
    validation: (rule) => [
      ...(optional ? [] : [rule.required()]),
      rule.custom((value) => tooFewPixels(value, shownUpTo) ?? true).warning(),
    ],
  });

const SIZE = /-(\d+)x(\d+)-\w+$/;

type Value = { asset?: { asset?: { _ref?: string }; crop?: unknown } };

/** What is wrong with the width of a picture’s file, if anything. The name of an asset tells its size. */
export const tooFewPixels = (value: unknown, shownUpTo: number): string | undefined => {
  const { asset } = (value ?? {}) as Value;
  const [, width, height] = SIZE.exec(asset?.asset?._ref ?? '') ?? [];
  if (!width || !height) return undefined;
  const file = { width: Number(width), height: Number(height) };
  const left = croppedSize(file, crop.safeParse(asset?.crop).data ?? null).width;
  return left < shownUpTo
    ? `Readers see it up to ${shownUpTo} pixels wide, and only ${left} of it are there: it will look blurred`
    : undefined;
};
