import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** What a page can match with a rule: everything in its markup and in the scripts it may load. */
export type Reach = {
  /** Words between quotes and spaces: class names, and much that is none. */
  words: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** The markup and scripts themselves, for names that may stand anywhere in them. */
  text: string;
};

/**
 * Takes out of a stylesheet what a page cannot use: rules for classes, elements and components that
 * neither its markup nor its scripts name, then the keyframes, registrations and custom properties
 * that nothing refers to any more, and what would stand in for properties that are always there.
 * In doubt a rule stays. Order and layers are kept.
 */
export const pruneCss = (css: string, reach: Reach): string => {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) keepSelectors(rule, reach);
  });
  dropStandIns(root);
  while (dropUnreferenced(root, reach));
  dropEmpty(root);
  return root.toString();
};

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

const keepSelectors = (rule: Rule, reach: Reach) => {
  const kept = rule.selectors.filter((selector) => canMatch(selector, reach));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
};

const ESCAPED = /\\(.)/g;
const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g;
const ATTRIBUTE = /(?<!\\)\[(?:\\.|[^\]\\])*\]/g;
const COMPONENT = /\[(data-astro-cid-\w+)\]/g;
/** Parts that only some fields have, and what a page or script with such a field says. */
const PARTS_OF_FIELDS: [part: RegExp, field: RegExp][] = [
  [/::placeholder/, /\bplaceholder\b/],
  [/::file-selector-button/, /["'`]file["'`]/],
  [/::-webkit-search/, /["'`]search["'`]/],
  [/::-webkit-(?:inner|outer)-spin/, /["'`](?:number|date|datetime-local|month|time|week)["'`]/],
  [
    /::-webkit-(?:date|calendar)/,
    /<datalist|["'`](?:date|datetime-local|month|time|week|datalist)["'`]/,
  ],
];
const TAG = /(?:^|[\s>+~])([a-z][\w-]*)/g;

/** `:where(.list > *)` as a whole; of alternatives each would have to be judged. */
const WHERE = /^:where\(((?:\\.|[^\\,()]|\([^,()]*\))*)\)$/;

/** What else stands in parentheses or tests an attribute is taken to match. */
const canMatch = (selector: string, { words, tags, text }: Reach): boolean => {
  const outside = withoutParentheses(selector.replace(WHERE, '$1'));
  const bare = outside.replace(ATTRIBUTE, '');
  const isThere = (name: string) => tags.has(name) || words.has(name);
  if (PARTS_OF_FIELDS.some(([part, field]) => part.test(bare) && !field.test(text))) return false;
  return (
    found(CLASS, bare).every((name) => words.has(name)) &&
    found(COMPONENT, outside).every((name) => text.includes(name)) &&
    found(TAG, bare).every(isThere)
  );
};

const found = (pattern: RegExp, from: string): string[] =>
  [...from.matchAll(pattern)].map(([, name = '']) => name.replace(ESCAPED, '$1'));

/** The classes that a stylesheet names, and some numbers that only look like it. */
export const classesIn = (css: string): ReadonlySet<string> => new Set(found(CLASS, css));

const withoutParentheses = (selector: string): string => {
  let depth = 0;
  let escaped = false;
  return [...selector]
    .filter((character) => {
      if (escaped || character === '\\') {
        escaped = !escaped;
        return depth === 0;
      }
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      return depth === 0 && character !== ')';
    })
    .join('');
};

/** `var(--a, b)` is `var(--a)` where the root has an `--a` under no condition. */
const dropStandIns = (root: Root) => {
  const given = new Set<string>();
  root.walkRules(/^:root\b/, ({ parent, nodes }) => {
    if (parent?.type === 'atrule' && (parent as AtRule).name !== 'layer') return;
    for (const node of nodes) if (node.type === 'decl') given.add(node.prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+),[^()]*\)/g,
      (whole, name: string) => (given.has(name) ? `var(${name})` : whole),
    );
  });
};

/** One pass; says whether it found something, since that may free something else. */
const dropUnreferenced = (root: Root, { text }: Reach): boolean => {
  const referred = new Set<string>();
  const animations: string[] = [];
  root.walkDecls(({ prop, value }) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) referred.add(name);
    if (/animation|^--/.test(prop)) animations.push(value);
  });
  root.walkAtRules(/^(?:media|supports|container)$/, ({ params }) => {
    for (const [name] of params.matchAll(/--[\w-]+/g)) referred.add(name);
  });
  const isUsed = (name: string) => referred.has(name) || text.includes(name);
  const unused: (Declaration | AtRule)[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!isUsed(declaration.prop)) unused.push(declaration);
  });
  root.walkAtRules('property', (rule) => {
    if (!isUsed(rule.params)) unused.push(rule);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.some((value) => value.includes(rule.params))) unused.push(rule);
  });
  for (const node of unused) node.remove();
  return unused.length > 0;
};

const dropEmpty = (root: Root) => {
  root.walkComments((comment) => void comment.remove());
  let isTidy = false;
  while (!isTidy) {
    isTidy = true;
    root.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
        node.remove();
        isTidy = false;
      }
    });
  }
};
