import { createHash } from 'node:crypto';

type LatePage = {
  html: string;
  /** Scripts that stood in the page, by the file name in `_astro` under which it asks for them. */
  moved: ReadonlyMap<string, string>;
};

const FILE_SCRIPT = /<script type="module" src="\/_astro\/([\w.-]+)"><\/script>/g;
/** A script that the one above doesn't know would be asked for before the first paint, unnoticed. */
const MISSED = /<script\b[^>]*\ssrc="?\/_astro\//;
const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g;
const INLINE_MODULE = /<script type="module">([^]*?)<\/script>/g;
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
/** Astro's own: what an island is, and when it comes alive. */
const ISLAND_RUNTIME = /self\.Astro\b|customElements\.define\("astro-island"/;
const IMPATIENT_ISLAND = /<astro-island[^>]*\sclient="(?!visible")/;
/** What can be pressed to no effect before the scripts run; an island that can't wait may answer. */
const DEAD_BUTTON = '[type=button]';
const DEAD_BUTTON_BESIDE_ISLANDS = `${DEAD_BUTTON}:not(astro-island *)`;

/**
 * A built page whose scripts come after its first paint, all at once and with everything that they
 * import. None of them has a part in its text; islands that wait to be seen wait for that as well.
 * `scripts` are the texts of the built scripts by file name.
 */
export const withLateScripts = (html: string, scripts: ReadonlyMap<string, string>): LatePage => {
  const isPatient = !IMPATIENT_ISLAND.test(html);
  const { rest, runtime } = isPatient ? withoutIslandRuntime(html) : { rest: html, runtime: '' };
  const hydration = `hydration.${createHash('sha256').update(runtime).digest('base64url').slice(0, 8)}.js`;
  const moved = new Map(runtime === '' ? [] : [[hydration, runtime]]);
  const late = new Set(moved.keys());
  const page = rest.replace(FILE_SCRIPT, (_, name: string) => {
    for (const file of [name, ...importsOf(name, scripts)]) late.add(file);
    return '';
  });
  if (MISSED.test(page)) throw new Error('A script of a page is written in a new way');
  const dead = isPatient ? DEAD_BUTTON : DEAD_BUTTON_BESIDE_ISLANDS;
  const loader = late.size > 0 ? afterPaint([...late], dead) : '';
  return { html: withOneModule(page, loader), moved };
};

/** The runtime is '' where there is none. */
const withoutIslandRuntime = (html: string): { rest: string; runtime: string } => {
  const parts: string[] = [];
  const rest = html.replace(INLINE_SCRIPT, (tag, text: string) => {
    if (!ISLAND_RUNTIME.test(text)) return tag;
    parts.push(text);
    return '';
  });
  return { rest, runtime: parts.join('\n') };
};

/** Small scripts that stand in the page become one: each would cost a hash in its policy. */
const withOneModule = (html: string, loader: string): string => {
  const parts: string[] = [];
  const rest = html.replace(INLINE_MODULE, (_, text: string) => {
    parts.push(`{${text}\n}`);
    return '';
  });
  const all = parts.join('') + loader;
  if (all === '') return html;
  return rest.replace('</body>', () => `<script type="module">${all}</script></body>`);
};

/**
 * After the second frame begins: in the first one what is drawn may not be on the screen yet. All at
 * once, so that none is asked for only when another has come, but each in a task of its own, between
 * which the page can answer. The last `dead` button that was pressed before the first of them runs is
 * pressed again when all of them do.
 */
const afterPaint = (scripts: string[], dead: string): string =>
  `let early,left=${scripts.length};` +
  `const note=e=>early=e.target.closest('${dead}');addEventListener('click',note);` +
  `requestAnimationFrame(()=>requestAnimationFrame(()=>{` +
  `const came=()=>{removeEventListener('click',note);--left||early?.click()};` +
  `${JSON.stringify(scripts)}.map(f=>setTimeout(()=>import('/_astro/'+f).then(came,came)))}))`;

/** Everything that a script imports before it runs. */
const importsOf = (
  name: string,
  scripts: ReadonlyMap<string, string>,
  seen = new Set<string>(),
): Set<string> => {
  for (const [, file = ''] of (scripts.get(name) ?? '').matchAll(STATIC_IMPORT)) {
    if (seen.has(file)) continue;
    seen.add(file);
    importsOf(file, scripts, seen);
  }
  return seen;
};
