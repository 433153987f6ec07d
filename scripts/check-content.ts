// Checks a dataset by every rule; exits 1 when one of them finds a problem. `npm run content:check`
// judges cms/dataset; with a file behind it, that file among those of its folder, as in an export.
import path from 'node:path';
import { readContent } from '#cms/check/content.ts';
import { RULES } from '#cms/check/rules.ts';
import { ContentError } from '#src/content/content-error.ts';

const file = process.argv[2];

const check = (): string[] => {
  const content = readContent(file ? path.dirname(file) : undefined);
  return Object.entries(RULES).flatMap(([name, rule]) =>
    rule(content).flatMap(({ document, field, message }) => {
      const places = content.places.get(document) ?? [];
      if (file && !places.some((place) => place.startsWith(`${path.normalize(file)}:`))) return [];
      const place = places.join(' and ') || 'cms/dataset';
      return [`${place}  ${document} › ${field}: ${message}  [${name}]`];
    }),
  );
};

const attempt = (): string[] => {
  try {
    return check();
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
};

const problems = attempt();
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `The content keeps all ${Object.keys(RULES).length} rules.`
    : `${problems.length} problems in the content.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
