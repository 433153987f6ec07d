import { ConverterFactory } from 'opencc-js/core';
import fromTaiwan from 'opencc-js/from/tw';
import toMainland from 'opencc-js/to/cn';

/** In Taiwan 么 is written for 幺; on the mainland it is that of 什么, and is simplified already. */
const KEPT = [['么', '么']] as const;

/** Left over by the dictionaries: an older spelling of 什么, and pronouns kept apart in Taiwan. */
const MISSED = [
  ['甚么', '什么'],
  ['妳', '你'],
  ['祂', '他'],
  ['牠', '它'],
] as const;

/** Traditional characters in simplified ones (SPEAKING-6). */
export const simplified = ConverterFactory(
  fromTaiwan.map((dictionaries) => [KEPT, ...dictionaries]),
  toMainland,
  [[MISSED]],
);
