// Checks a dataset by every rule; exits 1 when one of them finds a problem. `npm run content:check`
// judges cms/dataset; with a file behind it, that file among those of its folder, as in an export.
import path from 'node:path';
import { readContent } from '#cms/check/content.ts';
import { nameOf, nameOfPlace } from '#cms/check/place-name.ts';
import { RULES } from '#cms/check/rules.ts';
import { ContentError } from '#src/content/content-error.ts';

const file = process.argv[2];

type Finding = { text: string; isWarning: boolean };

const check = (): Finding[] => {
  const content = readContent(file ? path.dirname(file) : undefined);
  return Object.entries(RULES).flatMap(([name, rule]) =>
    rule(content).flatMap(({ document: id, field, message, severity }) => {
      const places = content.places.get(id) ?? [];
      if (file && !places.some((place) => place.startsWith(`${path.normalize(file)}:`))) return [];
      const place = places.join(' and ') || 'cms/dataset';
      const document = content.documents.find(({ _id }) => _id === id);
      const where = document ? `${nameOf(document)} › ${nameOfPlace(document, field)}` : id;
      const isWarning = severity === 'warning';
      const mark = isWarning ? 'a second look, please: ' : '';
      return [{ text: `${place}  ${mark}${where}: ${message}  [${name}]`, isWarning }];
    }),
  );
};

const attempt = (): Finding[] => {
  try {
    return check();
  } catch (error) {
    if (error instanceof ContentError) return [{ text: error.message, isWarning: false }];
    throw error;
  }
};

const findings = attempt();
for (const { text } of findings) console.error(text);
const problems = findings.filter(({ isWarning }) => !isWarning);
console.log(
  problems.length === 0
    ? `The content keeps all ${Object.keys(RULES).length} rules.`
    : `${problems.length} problems in the content.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
