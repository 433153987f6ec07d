declare module 'subset-font' {
  type Range = { min?: number; max?: number; default?: number };
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Of the whole font: the text is not given then. */
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | Range>;
  };

  /** A font with only the glyphs that the text needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: Options,
  ): Promise<Uint8Array>;
}
