type Block = Readonly<Record<string, unknown>>;
export type Section = { _key: string; id?: string; title?: string; content?: Block[] };
export type LegalText = { _id: string; language: string; sections?: Section[] };

/** A section that stands in the text of another language and not in this one. */
export type Lonely = { text: LegalText; section: Section; index: number };

/** The texts of other languages as they stand in the Studio: a draft in place of what is published. */
export const newestOf = (texts: readonly LegalText[]): LegalText[] => {
  const drafts = new Set(
    texts.filter(({ _id }) => isDraft(_id)).map(({ _id }) => publishedId(_id)),
  );
  return texts.filter(({ _id }) => isDraft(_id) || !drafts.has(_id));
};

/** Sections that an editor has taken out of this text, or has not put into it yet. */
export const lonelySections = (own: readonly Section[], others: readonly LegalText[]): Lonely[] => {
  const ids = new Set(own.map(({ id }) => id));
  return others.flatMap((text) =>
    (text.sections ?? []).flatMap((section, index) =>
      section.id && !ids.has(section.id) ? [{ text, section, index }] : [],
    ),
  );
};

export const isDraft = (id: string): boolean => id.startsWith('drafts.');
export const publishedId = (id: string): string => id.replace(/^drafts\./, '');
