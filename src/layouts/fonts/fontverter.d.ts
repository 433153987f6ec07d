declare module 'fontverter' {
  type Format = 'sfnt' | 'woff' | 'woff2';

  /** The same font in another format. */
  export function convert(font: Uint8Array, to: Format): Promise<Uint8Array>;
}
