import { expect, test } from 'vitest';
import { mandarinVoices } from './voices.ts';

type Names = { localService?: boolean; name?: string; voiceURI?: string };
const voice = (
  lang: string,
  { localService = true, name = 'Ting', voiceURI = name }: Names = {},
) => ({
  lang,
  localService,
  name,
  voiceURI,
});

test('a voice on the device is preferred to a remote one, and a mainland one to others', () => {
  const taiwan = voice('zh-TW');
  const remote = voice('zh-CN', { localService: false });
  const mainland = voice('zh-CN');
  const voices = [taiwan, remote, mainland, voice('en-US')];
  expect(mandarinVoices(voices)).toEqual([mainland, taiwan, remote]);
});

test('underscored and long language tags are understood', () => {
  expect(mandarinVoices([voice('cmn-Hans-CN')])).toHaveLength(1);
  expect(mandarinVoices([voice('zh_CN_#Hans')])).toHaveLength(1);
});

test('Cantonese, English and Arabic voices never read Mandarin', () => {
  const others = [voice('zh-HK'), voice('yue-HK'), voice('en-GB'), voice('ar-SA')];
  expect(mandarinVoices(others)).toEqual([]);
});

test.each([
  ['Chrome on Linux', { name: 'Chinese (Mandarin) espeak-ng' }],
  ['Firefox on Linux', { name: 'Mandarin', voiceURI: 'urn:moz-tts:speechd:Mandarin?zh' }],
  ['its newer name', { name: 'Chinese (Mandarin, latin as English)' }],
  ['its reader of pinyin', { name: 'Chinese (Mandarin, latin as Pinyin)' }],
  ['Android with the engine installed', { name: 'zh', voiceURI: 'com.reecedunn.espeak' }],
])('espeak, which spells hanzi by the rules of English, is refused: %s', (_, names) => {
  expect(mandarinVoices([voice('cmn', names)])).toEqual([]);
});
