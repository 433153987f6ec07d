import { expect, test } from 'vitest';
import { mandarinVoice } from './voices.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

test('a mainland voice on the device is preferred', () => {
  const voices = [voice('zh-TW'), voice('zh-CN', false), voice('zh-CN'), voice('en-US')];
  expect(mandarinVoice(voices)).toBe(voices[2]);
});

test('underscored and long language tags are understood', () => {
  expect(mandarinVoice([voice('cmn-Hans-CN')])).toBeDefined();
  expect(mandarinVoice([voice('zh_CN_#Hans')])).toBeDefined();
});

test('Cantonese, English and Arabic voices never read Mandarin', () => {
  expect(mandarinVoice([voice('zh-HK'), voice('yue-HK'), voice('en-GB'), voice('ar-SA')])).toBe(
    undefined,
  );
});
