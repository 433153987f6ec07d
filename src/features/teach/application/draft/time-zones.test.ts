import { expect, test } from 'vitest';
import { searchOptions } from '../fields/search-options.ts';
import { timeZoneOption, timeZoneOptions } from './time-zones.ts';

const options = { en: timeZoneOptions('en'), ar: timeZoneOptions('ar') };

test.each([
  ['beijing', 'Asia/Shanghai'],
  ['china', 'Asia/Shanghai'],
  ['北京', 'Asia/Shanghai'],
  ['الصين', 'Asia/Shanghai'],
  ['jeddah', 'Asia/Riyadh'],
  ['الرياض', 'Asia/Riyadh'],
  ['جده', 'Asia/Riyadh'],
  ['abu dhabi', 'Asia/Dubai'],
  ['الاسكندريه', 'Africa/Cairo'],
  ['Los Angeles', 'America/Los_Angeles'],
  ['asia/tok', 'Asia/Tokyo'],
])('“%s” finds %s in both languages', (typed, zone) => {
  for (const list of Object.values(options)) {
    expect(searchOptions(list, typed).map(({ value }) => value)).toContain(zone);
  }
});

test('the zone of the device is the first to choose', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = timeZoneOptions('ar').map(({ value }) => value);
  expect(zones.indexOf(own)).toBe(0);
  expect(new Set(zones).size).toBe(zones.length);
});

test('a zone is called in the language of the page', () => {
  expect(timeZoneOption('en', 'Asia/Shanghai').name).toBe('Beijing · China Standard Time');
  expect(timeZoneOption('ar', 'Asia/Riyadh').name).toMatch(/^الرياض · /);
  expect(timeZoneOption('ar', 'Asia/Tokyo').name).not.toMatch(/[a-z]/i);
});
