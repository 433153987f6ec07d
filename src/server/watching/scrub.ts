import { stripVTControlCharacters } from 'node:util';

/**
 * What may name a person or repeat what somebody wrote, and what stands in its place. Each leans
 * towards hiding too much: a log that misses a word is still read, one that names people is not kept.
 */
const HIDDEN: readonly [RegExp, string][] = [
  // The query builder repeats the values of a query that failed.
  [/\bparams: [\s\S]*/, 'params: [hidden]'],
  [/[^\s<>"'“”(),;:=]+@[^\s<>"'“”(),;:]+/g, '[address]'],
  [/"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]/g, '[text]'],
  [/\?[^\s?'")]*=[^\s'")]*/g, '?[query]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,}[\da-f:]*/gi, '[ip]'],
  // A telephone number, and whatever else has nine digits or more.
  [/\+?\d(?:[ ()-]?\d){8,}/g, '[number]'],
  // Names and sentences in the scripts of our readers; our own lines are English.
  [
    /(?:(?!\p{Script=Latin})\p{L}|\p{M})+(?:[\s·]+(?:(?!\p{Script=Latin})\p{L}|\p{M})+)*/gu,
    '[text]',
  ],
];

/** A line for the log without what may be personal: addresses, quoted texts, queries, numbers, names. */
export const scrubbed = (text: string): string =>
  HIDDEN.reduce(
    (line, [pattern, instead]) => line.replace(pattern, instead),
    stripVTControlCharacters(text),
  );
