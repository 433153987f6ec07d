import { existsSync, globSync } from 'node:fs';

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const SCREEN = '/usr/bin/Xvfb';
/** The browser that comes with the library, in a folder named by the machine's kind. */
export const MINI_BROWSER = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] ?? 'MiniBrowser';

/** By this part of GStreamer, WebKit records: without it, it has no `MediaRecorder`. */
const RECORDER = globSync('/usr/lib/*/gstreamer-1.0/libgsttranscode.so')[0] ?? 'libgsttranscode.so';

const PACKAGES = {
  'firefox-esr': FIREFOX,
  'webkit2gtk-driver': WEBKIT_DRIVER,
  'libwebkit2gtk-4.1-0': MINI_BROWSER,
  'gstreamer1.0-plugins-bad': RECORDER,
  xvfb: SCREEN,
};

/** What the journeys need and this machine has not, by the names of Debian's packages. */
const missingPackages = (): string[] =>
  Object.entries(PACKAGES)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);

/** Throws where an engine is missing, with the line that installs it: nothing is left out silently. */
export const requireEngines = (missing = missingPackages()): void => {
  if (missing.length === 0) return;
  throw new Error(
    `These journeys run in Debian’s Firefox and WebKit, and ${missing.join(', ')} is missing here:\n` +
      `  apt-get install -y --no-install-recommends ${Object.keys(PACKAGES).join(' ')}`,
  );
};
