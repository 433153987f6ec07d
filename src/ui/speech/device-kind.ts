/** Kinds of devices that have their own way to a Mandarin voice. */
export type DeviceKind = 'android' | 'ios' | 'windows' | 'macos' | 'linux';

/** How each kind of device gets a Mandarin voice, in words; one that is not known as well. */
export type WaysToVoice = Readonly<Record<DeviceKind | 'other', string>>;

/** The kind by what a browser says of itself; an iPad says that it is a Mac, but has fingers. */
export const deviceKind = (userAgent: string, touchPoints: number): DeviceKind | undefined => {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  if (/macintosh|mac os x/i.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos';
  if (/windows/i.test(userAgent)) return 'windows';
  return /linux|x11|cros/i.test(userAgent) ? 'linux' : undefined;
};
