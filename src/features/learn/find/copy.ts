import type { Like } from '#src/i18n/messages.ts';
import type { KeepWords } from '#src/learning/keep/keep-words.ts';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import type { findMessages } from './find.messages.ts';

/** The words of the page's island, in its language. */
export type FindCopy = Like<(typeof findMessages)['en']['island']> & { readonly keep: KeepWords };

/** A page that can be found by its title and description. */
export type FoundPage = {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  readonly picture?: SmallPicture;
};
