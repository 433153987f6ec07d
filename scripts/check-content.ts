// Checks the content in cms/dataset by every rule; exits 1 when one of them finds a problem.
import { readContent } from '#cms/check/content.ts';
import { RULES } from '#cms/check/rules.ts';
import { ContentError } from '#src/content/content-error.ts';

const check = (): string[] => {
  const content = readContent();
  return Object.entries(RULES).flatMap(([name, rule]) =>
    rule(content).map(({ document, field, message }) => {
      const place = content.places.get(document)?.join(' and ') ?? 'cms/dataset';
      return `${place}  ${document} › ${field}: ${message}  [${name}]`;
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
