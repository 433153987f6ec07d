import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import type * as z from 'zod/v4/core';
import type { Contract } from '#src/lib/contract.ts';

export type AnyContract = Contract<z.$ZodType, unknown, string>;

/** A method of a page under `/api`, with the contract that says what it takes, where it has one. */
export type Route = {
  /** The address with its parts in braces: `/api/lessons/{lesson}`. */
  path: string;
  method: string;
  contract: AnyContract | undefined;
  /** What Astro would call for a method. */
  handlerOf: (method: string) => APIRoute | undefined;
};

const importAt = async (file: string) =>
  (await import(join(process.cwd(), file))) as Record<string, unknown>;

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'failures' in value;

const allContracts = async (): Promise<AnyContract[]> => {
  const modules = await Promise.all(globSync('src/**/*.contract.ts').map(importAt));
  return modules.flatMap((module) => Object.values(module).filter(isContract));
};

/** What a page without a contract takes; its handler says which. */
const METHODS = ['GET', 'POST'];

/** All endpoints, from the files of the pages, so that a new one is met without being named here. */
export const allRoutes = async (): Promise<Route[]> => {
  const contracts = await allContracts();
  const files = globSync('src/pages/api/**/*.ts').sort();
  const routes = await Promise.all(
    files.map(async (file): Promise<Route[]> => {
      const path = file
        .replace(/^src\/pages/, '')
        .replace(/(\/index)?\.ts$/, '')
        .replace(/\[(?:\.{3})?(\w+)\]/g, '{$1}');
      const module = await importAt(file);
      const handlerOf = (method: string) =>
        (module[method] ?? module['ALL']) as APIRoute | undefined;
      const own = contracts.filter((contract) => contract.path === path);
      return own.length > 0
        ? own.map((contract) => ({ path, method: contract.method, contract, handlerOf }))
        : METHODS.map((method) => ({ path, method, contract: undefined, handlerOf }));
    }),
  );
  return routes.flat();
};
