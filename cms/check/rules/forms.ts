import type { z } from 'zod';
import {
  DIALOGUE_LINES,
  RECIPE_PARTS,
  SCENE_ITEMS,
  type Count,
  countWords,
  hanzi,
  mailAddress,
  oneHanzi,
  percent,
  pinyin,
  place,
  positive,
  share,
  slug,
  text,
  webAddress,
} from '#src/content/fields.ts';
import type { Problem, Rule } from '../content.ts';
import {
  type TypedObject,
  type TypedValue,
  isRequired,
  typedObjects,
  typedValues,
} from '../schema-walk.ts';
import { inside } from '../walk.ts';

/** Forms of fields by their name, the same that the pages of the site insist on. */
const BY_NAME: Record<string, z.ZodType> = {
  slug,
  radical: oneHanzi,
  char: oneHanzi,
  result: oneHanzi,
  icon: oneHanzi,
  chinese: hanzi,
  chineseName: hanzi,
  formerPinyin: pinyin,
  character: hanzi,
  sideForms: oneHanzi,
  aboutUrl: webAddress,
  url: webAddress,
  contactEmail: mailAddress,
  order: place,
  level: place,
  size: share,
  width: share,
  height: share,
  top: percent,
  left: percent,
  displaySize: positive,
  targetScale: positive,
};

/** An id that stands in addresses, after #. */
const BY_TYPE: Record<string, z.ZodType> = { 'legalSection.id': slug };

const COUNTS: Record<string, Count> = {
  'festival.gameItems': SCENE_ITEMS,
  'recipe.radicals': RECIPE_PARTS,
  'dialogue.lines': DIALOGUE_LINES,
};

const TEXTS = ['string', 'text', 'url'];

type Finding = Omit<Problem, 'document'>;

/** Texts, numbers and lists have the form that the site's pages can show. */
export const fieldForms: Rule = ({ documents }) =>
  documents.flatMap((document) =>
    typedObjects(document)
      .flatMap((object) => [...wrongForms(object), ...wrongCounts(object)])
      .map((finding) => ({ document: document._id, ...finding })),
  );

const formOf = (type: string, { definition }: TypedValue): z.ZodType | undefined => {
  const form = BY_TYPE[`${type}.${definition.name}`] ?? BY_NAME[definition.name];
  return form ?? (TEXTS.includes(definition.type) ? text : undefined);
};

const EMPTY_MEMBER = 'must be filled in, or taken out of the list';

const isEmptyMember = ({ field, definition, value }: TypedValue): boolean =>
  field.endsWith(']') && TEXTS.includes(definition.type) && (value ?? '') === '';

const wrongForms = (object: TypedObject): Finding[] =>
  typedValues(object).flatMap((held) => {
    const form = formOf(object.type, held);
    if (isEmptyMember(held)) return [{ field: held.field, message: EMPTY_MEMBER }];
    // What is missing or of another kind is told by the rule of the schema.
    const isPlain = typeof held.value === 'string' || typeof held.value === 'number';
    const isBlank = String(held.value).trim() === '';
    if (!form || !isPlain || held.definition.options?.list) return [];
    if (held.value === '' || (isBlank && isRequired(held.definition))) return [];
    const { error } = form.safeParse(held.value);
    return error ? [{ field: held.field, message: error.issues[0]?.message ?? '' }] : [];
  });

const wrongCounts = ({ field, type, fields, value }: TypedObject): Finding[] =>
  fields.flatMap(({ name }) => {
    const count = COUNTS[`${type}.${name}`];
    const list = value[name];
    if (!count || !Array.isArray(list) || list.length === 0) return [];
    const fits = list.length >= count.min && list.length <= (count.max ?? Infinity);
    return fits ? [] : [{ field: inside(field, name), message: countWords(count) }];
  });
