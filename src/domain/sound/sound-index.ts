/** The readings of each recorded text with the addresses of its sound, and of the slow one. */
export type SoundIndex = Readonly<
  Record<string, readonly (readonly [pinyin: string, address: string, slow?: string])[]>
>;
