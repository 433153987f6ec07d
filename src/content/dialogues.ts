import { defineQuery } from 'groq';
import { z } from 'zod';
import { phraseId } from '#src/domain/learning/item.ts';
import { fetchContent } from './client.ts';
import {
  DIALOGUE_LINES,
  hanzi,
  inEachLanguage,
  listOf,
  oneHanzi,
  pinyin,
  slug,
  text,
} from './fields.ts';
import { picture, pictureFields } from './picture.ts';
import { searchWordFields, searchWordShape } from './search-words.ts';

const dialoguesQuery = defineQuery(`*[_type == "dialogue"] | order(order asc, _id asc) {
  _id, slug, icon, title, titleAr, situation, situationAr,
  firstRole, firstRoleAr, secondRole, secondRoleAr,
  "picture": select(defined(picture.asset) => picture ${pictureFields}),
  "article": article-> { slug, title, titleAr },
  lines[] {
    _key, who, chinese, pinyin, meaning, meaningAr, note, noteAr,
    ${searchWordFields},
    words[] { _key, chinese, pinyin, meaning, meaningAr }
  }
}`);

const spoken = {
  _key: text,
  chinese: hanzi,
  pinyin,
  ...inEachLanguage('learn', text, 'meaning'),
};

const line = z.object({
  ...spoken,
  who: z.enum(['first', 'second']),
  ...inEachLanguage('learn', text.nullable(), 'note'),
  ...searchWordShape,
  words: listOf(z.object(spoken)),
});

const dialogue = z
  .object({
    _id: text,
    slug,
    icon: oneHanzi,
    ...inEachLanguage('learn', text, 'title', 'situation', 'firstRole', 'secondRole'),
    picture: picture.nullable(),
    article: z.object({ slug, ...inEachLanguage('learn', text, 'title') }).nullable(),
    lines: listOf(line, DIALOGUE_LINES),
  })
  .transform((one) => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, id: phraseId(one._id, line._key) })),
  }));

export type Dialogue = z.infer<typeof dialogue>;
/** Its `id` is that of its learning item, a phrase, and stays when lines are moved. */
export type DialogueLine = Dialogue['lines'][number];

/** The dialogues in their order. */
export const getDialogues = (): Promise<Dialogue[]> =>
  fetchContent(dialoguesQuery, z.array(dialogue));
