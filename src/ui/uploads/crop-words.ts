/** For islands, which get their words as props and import no dictionary. */
export type { CropWords } from './crop.messages.ts';
