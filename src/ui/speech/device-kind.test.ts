import { expect, test } from 'vitest';
import { deviceKind } from './device-kind.ts';

const BROWSERS: [string, number, ReturnType<typeof deviceKind>][] = [
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, 'macos'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/140', 0, 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox', 0, 'linux'],
  ['SomethingElse/1.0', 0, undefined],
];

test.each(BROWSERS)('%s with %i fingers is %s', (userAgent, touchPoints, kind) => {
  expect(deviceKind(userAgent, touchPoints)).toBe(kind);
});
