const LATIN = /[^a-z0-9]+/g;

/** Addresses for somebody's page, the nicest first: `lan-li`, `lan-li-2`; `tutor` for other scripts. */
export function* addressesFor(name: string): Generator<string> {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(LATIN, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const slug = plain || 'tutor';
  yield slug;
  for (let number = 2; number < 10_000; number += 1) yield `${slug}-${number}`;
}
