import { expect, test, vi } from 'vitest';
import { share } from './share.ts';

const file = new File(['jpeg'], 'festival-puzzle-1.jpg', { type: 'image/jpeg' });
const canShare = () => true;

test('the file goes to the device’s share sheet', async () => {
  const sheet = vi.fn().mockResolvedValue(undefined);
  expect(await share(file, { share: sheet, canShare })).toBe('shared');
  expect(sheet).toHaveBeenCalledWith({ files: [file] });
});

test('closing the sheet is no failure', async () => {
  const closed = () => Promise.reject(new DOMException('', 'AbortError'));
  expect(await share(file, { share: closed, canShare })).toBe('cancelled');
});

test('without a sheet, without files in it, or when it fails, sharing is unavailable', async () => {
  const sheet = () => Promise.resolve();
  const broken = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  expect(await share(file, {})).toBe('unavailable');
  expect(await share(file, { share: sheet })).toBe('unavailable');
  expect(await share(file, { share: sheet, canShare: () => false })).toBe('unavailable');
  expect(await share(file, { share: broken, canShare })).toBe('unavailable');
});
