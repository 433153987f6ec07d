import { readContent, type Content } from '#cms/check/content.ts';
import { everyText } from '#cms/check/walk.ts';

/**
 * The content as the specification fixes it, frozen: tests that count it or break it read this
 * copy, so that editors may publish what they like. A change of the schema changes it as well.
 */
export const FROZEN_CONTENT = 'tests/fixtures/content';

const SOURCE = /^image@file:\/\/\.\/images\/(.+)$/;

/** The frozen content with all of its pictures, which lie with the editors' own. */
export const frozenContent = (): Content => {
  const content = readContent(FROZEN_CONTENT);
  const images = everyText(content).flatMap(({ value }) => SOURCE.exec(value)?.[1] ?? []);
  return { ...content, images: new Set(images) };
};
