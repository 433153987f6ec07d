import { expect, test } from 'vitest';
import { requireEngines } from './installed-engines.ts';

test('where an engine is missing, the line that installs it is told', () => {
  expect(() => requireEngines(['webkit2gtk-driver', 'xvfb'])).toThrow(
    /webkit2gtk-driver, xvfb is missing here:\n {2}apt-get install .* firefox-esr webkit2gtk-driver/,
  );
});

test('where all are there, nothing is said', () => {
  expect(() => requireEngines([])).not.toThrow();
});
