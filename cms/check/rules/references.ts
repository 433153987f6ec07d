import type { Rule } from '../content.ts';
import { titleOf, typedObjects, typedValues } from '../schema-walk.ts';
import { everyText, textIn } from '../walk.ts';

/** References lead to documents, of a type that the schema allows there. */
export const resolvedReferences: Rule = ({ documents }) => {
  const typeById = new Map(documents.map(({ _id, _type }) => [_id, _type]));
  return documents.flatMap((document) =>
    typedObjects(document)
      .flatMap(typedValues)
      .filter(({ definition, value }) => definition.type === 'reference' && value !== undefined)
      .flatMap(({ field, definition, value }) => {
        const target = textIn(value, '_ref');
        const type = typeById.get(target);
        const allowed = definition.to?.map(({ type }) => type) ?? [];
        if (type !== undefined && allowed.includes(type)) return [];
        const message =
          type === undefined
            ? `“${target}” is not a document`
            : `“${target}” is a ${inWords(type)}, not a ${allowed.map(inWords).join(' or ')}`;
        return [{ document: document._id, field, message }];
      }),
  );
};

const inWords = (type: string): string => titleOf(type) ?? type;

const SOURCE = /^(?:image@file:\/\/\.\/(images)|file@file:\/\/\.\/(files))\/([\w.-]+)$/;

/** Pictures are files in cms/dataset/images, recordings in cms/dataset/files. */
export const assetsOnDisk: Rule = (content) =>
  everyText(content)
    .filter(({ field }) => field.endsWith('_sanityAsset'))
    .flatMap(({ document, field, value }) => {
      const [, images, files, name = ''] = SOURCE.exec(value) ?? [];
      if ((images && content.images.has(name)) || (files && content.sounds.has(name))) return [];
      const folder = images ?? files;
      const message = folder
        ? `cms/dataset/${folder}/${name} is missing`
        : 'must be image@file://./images/NAME or file@file://./files/NAME';
      return [{ document, field, message }];
    });
