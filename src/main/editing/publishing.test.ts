import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '#src/lib/config.ts';
import { temporaryFolder } from '#src/server/front/harness.ts';
import { indexFolder } from '#src/server/front/file-index.ts';
import { openPages } from '../pages.ts';
import { startPublishing } from './publishing.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a stop during a build is told as what it is, and as no error', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const lines = vi.spyOn(console, 'info').mockReturnValue();
  const asked = Promise.withResolvers<undefined>();
  const hook = createServer(() => asked.resolve(undefined));
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  await using machine = await temporaryFolder({ 'index.html': 'shipped' });
  await indexFolder(machine.folder);
  const config = readConfig({
    DATA_DIR: machine.folder,
    SANITY_PROJECT_ID: 'hanlu',
    DEPLOY_HOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`,
  });
  const pages = await openPages(config, machine.folder);
  const served = { front: { replace: () => undefined }, pages, shipped: machine.folder };
  const site = { served, shared: undefined, announce: () => undefined };
  const publisher = await startPublishing(config, site);
  publisher?.request();
  await asked.promise;
  await publisher?.close();
  expect(lines).toHaveBeenCalledExactlyOnceWith('A build was given up, for the server stops.');
  expect(errors).not.toHaveBeenCalled();
  hook.closeAllConnections();
  await new Promise((closed) => hook.close(closed));
});
