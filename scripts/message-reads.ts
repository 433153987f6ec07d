import ts from 'typescript';

/** What a source reads of objects, by the syntax alone. */
export type Reads = {
  /** `object.key`, whether written so or taken apart; `?.key` where the object has no name. */
  members: Set<string>;
  /** Objects that are read by a key which only the running page knows. */
  computed: Set<string>;
  /** Every text and property name that is written, for keys that are computed. */
  written: Set<string>;
};

const UNNAMED = '?';
const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;

/** The parts of a source that are TypeScript: a component's frontmatter, markup and scripts. */
const scriptsOf = (file: string, text: string): string[] => {
  if (!file.endsWith('.astro')) return [text];
  const [, frontmatter = ''] = FRONTMATTER.exec(text) ?? [];
  const markup = text.replace(FRONTMATTER, '').replace(/<style[\s\S]*?<\/style>/g, '');
  const scripts = [...markup.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
  const rest = markup.replace(/<script[\s\S]*?<\/script>/g, '');
  // One text, since the markup reads what the frontmatter has named.
  return [`${frontmatter}\n;(<>${rest}</>)`, ...scripts.map(([, script = '']) => script)];
};

/** What a `.ts`, `.tsx` or `.astro` source reads. */
export const readsOf = (file: string, text: string): Reads => {
  const reads: Reads = { members: new Set(), computed: new Set(), written: new Set() };
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  for (const script of scriptsOf(file, text)) {
    const source = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, false, kind);
    readInto(reads, source);
  }
  return reads;
};

const readInto = ({ members, computed, written }: Reads, source: ts.SourceFile): void => {
  const aliases = new Map<string, string>();

  /** What an object is called: its last name, or the dictionary that `inLocale` was asked for. */
  const nameOf = (node: ts.Expression | undefined): string => {
    if (!node) return UNNAMED;
    if (ts.isIdentifier(node)) return aliases.get(node.text) ?? node.text;
    if (ts.isPropertyAccessExpression(node)) return node.name.text;
    if (ts.isElementAccessExpression(node)) {
      const key = node.argumentExpression;
      return ts.isStringLiteral(key) ? key.text : UNNAMED;
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      return node.expression.text === 'inLocale' ? nameOf(node.arguments[1]) : UNNAMED;
    }
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
      return nameOf(node.expression);
    return UNNAMED;
  };

  const take = (pattern: ts.ObjectBindingPattern, object: string): void => {
    for (const { propertyName, name } of pattern.elements) {
      const key = propertyName ?? name;
      if (!ts.isIdentifier(key) && !ts.isStringLiteral(key)) continue;
      members.add(`${object}.${key.text}`);
      if (ts.isIdentifier(name)) aliases.set(name.text, key.text);
      else if (ts.isObjectBindingPattern(name)) take(name, key.text);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) {
      const object = nameOf(node.initializer);
      if (ts.isObjectBindingPattern(node.name)) take(node.name, object);
      else if (ts.isIdentifier(node.name) && node.initializer) aliases.set(node.name.text, object);
    } else if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name)) {
      take(node.name, UNNAMED);
    } else if (ts.isPropertyAccessExpression(node)) {
      members.add(`${nameOf(node.expression)}.${node.name.text}`);
    } else if (ts.isElementAccessExpression(node)) {
      const key = node.argumentExpression;
      if (ts.isStringLiteral(key)) members.add(`${nameOf(node.expression)}.${key.text}`);
      else computed.add(nameOf(node.expression));
    }
    // A contract's messages are read by the codes of its failures, a spread object by whoever gets it.
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'messages') {
      computed.add(nameOf(node.initializer));
    } else if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
      computed.add(nameOf(node.expression));
    }
    if (ts.isStringLiteralLike(node)) written.add(node.text);
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
      written.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
};

export type Dictionary = { [key: string]: string | Dictionary | ((...args: never[]) => string) };

const isPlural = (value: Dictionary) => 'other' in value;

/** The names of all groups of texts in a dictionary. */
const groupsOf = (value: Dictionary): string[] =>
  Object.entries(value).flatMap(([name, child]) =>
    typeof child === 'object' ? [name, ...groupsOf(child)] : [],
  );

/**
 * The keys that no source reads, as paths: a key is read as a member of its group, or of an object
 * whose name tells nothing else; where the group is read by computed keys, it has to be written
 * somewhere, unless the keys are data of the content. What is read as a whole, such as plural forms and lists, has no keys of its own.
 */
export const unreadIn = (
  readers: readonly Reads[],
  dictionary: string,
  en: Dictionary,
): string[] => {
  const all = (of: (reads: Reads) => ReadonlySet<string>) =>
    readers.reduce((set, reads) => set.union(of(reads)), new Set<string>());
  const [members, computed, written] = [
    all((reads) => reads.members),
    all((reads) => reads.computed),
    all((reads) => reads.written),
  ];
  const groups = new Set([dictionary, ...groupsOf(en)]);
  const ofNoGroup = new Set(
    [...members].flatMap((member) => {
      const at = member.lastIndexOf('.');
      return groups.has(member.slice(0, at)) ? [] : [member.slice(at + 1)];
    }),
  );
  /** Codes of ours name the texts of a whole dictionary, data from elsewhere those of a group. */
  const isComputed = (group: string, key: string) =>
    group !== dictionary && computed.has(group)
      ? true
      : written.has(key) && (computed.has(group) || computed.has(UNNAMED));
  const isRead = (group: string, key: string) =>
    members.has(`${group}.${key}`) || ofNoGroup.has(key) || isComputed(group, key);

  const unread = (value: Dictionary, group: string, path: string): string[] =>
    Object.entries(value).flatMap(([key, child]) => {
      const place = path + key;
      if (!isRead(group, key)) return [place];
      const isGroup = typeof child === 'object' && !Array.isArray(child) && !isPlural(child);
      return isGroup ? unread(child, key, `${place}.`) : [];
    });
  return unread(en, dictionary, '');
};
