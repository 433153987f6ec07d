// Checks a dataset by every rule; exits 1 when one of them finds a problem. `npm run content:check`
// judges cms/dataset; with a file behind it, that file among those of its folder, as in an export.
// Words are held against what was last committed, since an editor in git is told by nobody else that
// a corrected pinyin has to name the former one (decision 319).
import { statSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '#cms/check/content.ts';
import { correctedSince, findingsIn, isBreach } from '#cms/check/findings.ts';
import { RULES } from '#cms/check/rules.ts';
import { ContentError } from '#src/content/content-error.ts';
import { endWith } from '#src/main/settings.ts';
import { committedContent } from './committed-content.ts';

const file = process.argv[2];
const isFile = file?.endsWith('.ndjson') && statSync(file, { throwIfNoEntry: false })?.isFile();
// No finding would be in it, as in one that keeps every rule.
if (file && !isFile) endWith(`There is no file of documents (.ndjson) at ${file}.`);

const folder = file ? path.dirname(file) : 'cms/dataset';

type Line = { text: string; stops: boolean };

const check = (): Line[] => {
  const content = readContent(folder);
  const earlier = committedContent(folder);
  if (!earlier) console.log(`Words were compared with nothing: git has no earlier ${folder}.`);
  const findings = [...findingsIn(content), ...correctedSince(earlier ?? [], content)];
  return findings.flatMap((finding) => {
    const places = content.places.get(finding.document) ?? [];
    if (file && !places.some((place) => place.startsWith(`${path.normalize(file)}:`))) return [];
    const place = places.join(' and ') || folder;
    const stops = isBreach(finding);
    const mark = stops ? '' : 'a second look, please: ';
    return [{ text: `${place}  ${mark}${finding.sentence}  [${finding.rule}]`, stops }];
  });
};

const attempt = (): Line[] => {
  try {
    return check();
  } catch (error) {
    if (error instanceof ContentError) return [{ text: error.message, stops: true }];
    throw error;
  }
};

const lines = attempt();
for (const { text } of lines) console.error(text);
const problems = lines.filter(({ stops }) => stops);
console.log(
  problems.length === 0
    ? `The content keeps all ${Object.keys(RULES).length} rules.`
    : `${problems.length} problems in the content.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
