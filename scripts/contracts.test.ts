import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Contract = {
  path: string;
  failures: Record<string, number>;
  messages: Record<string, object>;
};

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'path' in value && 'failures' in value;

const contracts = await Promise.all(
  globSync('src/**/*.contract.ts').map(async (file) => {
    const module = (await import(join(process.cwd(), file))) as Record<string, unknown>;
    return Object.entries(module).flatMap(([name, value]) =>
      isContract(value) ? [{ name: `${name} (${file})`, contract: value }] : [],
    );
  }),
);

describe.each(contracts.flat())('the contract $name', ({ contract }) => {
  test('has a page at its address', () => {
    const path = contract.path.replace(/\{(\w+)\}/g, '[$1]');
    const files = [`src/pages${path}.ts`, `src/pages${path}/index.ts`];
    expect(files.filter((file) => existsSync(file))).toHaveLength(1);
  });

  test('has words for each of its failures, in every language', () => {
    for (const words of Object.values(contract.messages)) {
      expect(Object.keys(words)).toEqual(expect.arrayContaining(Object.keys(contract.failures)));
    }
  });
});
