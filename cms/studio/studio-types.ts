import type { ComponentType } from 'react';
import type { Rule, SchemaTypeDefinition } from 'sanity';
import { hasSiblings, siblingOf, titleWithoutLanguage } from '#cms/schema/fields.ts';
import { schemaTypes } from '#cms/schema/index.ts';
import { LegalSections } from './inputs/LegalSections.tsx';
import { NumberedItem, NumberedPreview } from './inputs/NumberedMember.tsx';
import { PinyinInput } from './inputs/PinyinInput.tsx';
import { SceneEditor } from './inputs/SceneEditor.tsx';
import { ArabicInput, ChineseInput, DocumentLanguageInput } from './inputs/Script.tsx';
import { validationOf } from './judge.ts';
import { RecordingInput } from './recordings/field/RecordingInput.tsx';
import { SoundInput } from './recordings/field/SoundInput.tsx';

/** What this file reads and changes of the schema's definitions, which have many more forms. */
type Field = {
  name: string;
  type: string;
  title?: string;
  fieldset?: string;
  fields?: Field[];
  components?: Partial<Record<'input' | 'item' | 'preview', ComponentType<never>>>;
  of?: { type: string }[];
  fieldsets?: { name: string; title: string; options: { columns: number[] } }[];
  validation?: ((rule: Rule) => unknown) | undefined;
};

const CHINESE = /Zh$|^(chinese|chineseName|radical|character|char|result|icon)$/;
const ARABIC = /Ar$|^arabic(Translation)?$/;
const SOUNDS = new Set(['file', 'slow']);
/** Parts of a legal document, which has one language. */
const IN_LANGUAGE = new Set([
  'legalSection.title',
  'legalSection.content',
  'legalDocument.title',
  'legalDocument.prevails',
]);

const inputFor = (type: string, { name }: Field): ComponentType<never> | undefined => {
  if (name === 'pinyin') return PinyinInput as ComponentType<never>;
  if (type === 'legalDocument' && name === 'sections') return LegalSections as ComponentType<never>;
  if (name === 'gameItems') return SceneEditor as ComponentType<never>;
  if (type === 'recording' && SOUNDS.has(name)) return SoundInput as ComponentType<never>;
  if (IN_LANGUAGE.has(`${type}.${name}`)) return DocumentLanguageInput as ComponentType<never>;
  if (ARABIC.test(name)) return ArabicInput as ComponentType<never>;
  return CHINESE.test(name) ? (ChineseInput as ComponentType<never>) : undefined;
};

/** Types whose objects stand in lists. */
const MEMBERS = new Set(
  (schemaTypes as unknown as Field[]).flatMap(({ fields = [] }) =>
    fields.flatMap(({ of = [] }) => of.map(({ type }) => type)),
  ),
);

/** Side by side from 600 pixels on; a phone has no room for two. */
const COLUMNS = [1, 1, 2];

/** A field and its siblings share a row. */
const rowsOf = (fields: readonly Field[]) => {
  const names = new Set(fields.map(({ name }) => name));
  return fields
    .filter(({ name }) => hasSiblings(name, names))
    .map(({ name, title }) => ({
      name: `${name}-row`,
      title: titleWithoutLanguage(title ?? name),
      options: { columns: COLUMNS },
    }));
};

const withInputs = (type: string, fields: readonly Field[]) => {
  const fieldsets = rowsOf(fields);
  const names = new Set(fields.map(({ name }) => name));
  const rows = new Set(fieldsets.map(({ name }) => name));
  const prepared = fields.map((field): Field => {
    const row = `${siblingOf(field.name, names)?.of ?? field.name}-row`;
    const input = inputFor(type, field);
    return {
      ...field,
      // The rules of the content judge the whole document, and name the field in a sentence.
      validation: undefined,
      ...(rows.has(row) && { fieldset: row }),
      ...(input && { components: { input } }),
      ...(field.fields && withInputs(field.name, field.fields)),
    };
  });
  return { fields: prepared, fieldsets };
};

const forEditors = (type: Field): Field => ({
  ...type,
  ...(type.type === 'object' &&
    MEMBERS.has(type.name) && {
      components: {
        item: NumberedItem as ComponentType<never>,
        preview: NumberedPreview as ComponentType<never>,
      },
    }),
  ...(type.fields && withInputs(type.name, type.fields)),
  ...(type.name === 'recording' && {
    components: { input: RecordingInput as ComponentType<never> },
  }),
  ...(type.type === 'document' && {
    validation: (rule: Rule) => [
      rule.custom(validationOf(undefined)),
      rule.custom(validationOf('warning')).warning(),
    ],
  }),
});

/** The schema with what helps an editor: scripts, proposals, languages side by side, the rules. */
export const studioTypes = (schemaTypes as unknown as Field[]).map(
  forEditors,
) as unknown as SchemaTypeDefinition[];
