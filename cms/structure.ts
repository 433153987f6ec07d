import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { SINGLETONS } from './schema/index.ts';

const single = (S: StructureBuilder, type: string, title: string) =>
  S.listItem()
    .id(type)
    .title(title)
    .child(
      S.document()
        .schemaType(type)
        .documentId(SINGLETONS[type] ?? type)
        .title(title),
    );

const sortedList = (S: StructureBuilder, type: string, title: string, field: string) =>
  S.documentTypeListItem(type)
    .title(title)
    .child(
      S.documentTypeList(type)
        .title(title)
        .defaultOrdering([{ field, direction: 'asc' }]),
    );

const folder = (
  S: StructureBuilder,
  title: string,
  items: ReturnType<typeof single | typeof sortedList>[],
) => S.listItem().title(title).child(S.list().title(title).items(items));

/** The studio's menu: what editors change, by the page where readers see it. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Content')
    .items([
      single(S, 'siteSettings', 'Site settings'),
      single(S, 'homePage', 'Home page'),
      sortedList(S, 'contentCard', 'Cards', 'order'),
      S.divider(),
      single(S, 'soundsArticle', 'Sounds'),
      folder(S, 'Phrases', [
        sortedList(S, 'phrasesArticle', 'Articles', 'slug'),
        sortedList(S, 'phraseSection', 'Sections', 'title'),
      ]),
      sortedList(S, 'dialogue', 'Dialogues', 'order'),
      folder(S, 'Festivals', [
        single(S, 'festivalsArticle', 'Article'),
        sortedList(S, 'festival', 'Festivals', 'order'),
      ]),
      folder(S, 'Radicals', [
        single(S, 'radicalsArticle', 'Article'),
        sortedList(S, 'radical', 'Radicals', 'slug'),
        sortedList(S, 'recipe', 'Recipes', 'pinyin'),
      ]),
      S.divider(),
      sortedList(S, 'hanziLevel', 'Stroke practice', 'level'),
      sortedList(S, 'learningPath', 'Learning paths', 'order'),
      S.divider(),
      sortedList(S, 'legalDocument', 'Legal documents', 'kind'),
      sortedList(S, 'tutorFaq', 'Questions of tutors', 'order'),
    ]);
