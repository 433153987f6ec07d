import { inUnicodeRange } from './unicode-range.ts';

/**
 * Puts the page's hanzi into the Chinese typeface, late: all are one em wide and may change. The
 * files that the text on show calls for come before the page hears of their faces, so that it is
 * laid out once more, not twice. Without a network the device's own face stays.
 */
export const wearHanzi = async () => {
  const address = document.querySelector<HTMLElement>('[data-hanzi]')?.dataset['hanzi'];
  if (address === undefined) return;
  try {
    const response = await fetch(address);
    const faces = facesOf(await response.text());
    const hanzi = hanziOnShow();
    const called = faces.filter(({ unicodeRange }) => hanzi.some(inUnicodeRange(unicodeRange)));
    await Promise.all(called.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
  } catch {
    // The page can be read as it is; the next one tries again.
  }
};

const facesOf = (css: string): FontFace[] => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    return new FontFace('hanzi', style.getPropertyValue('src'), {
      weight: style.getPropertyValue('font-weight'),
      display: 'swap',
      unicodeRange: style.getPropertyValue('unicode-range'),
    });
  });
};

const hanziOnShow = (): string[] =>
  [...document.querySelectorAll(':lang(zh)')]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .flatMap((element) => [...element.textContent]);
