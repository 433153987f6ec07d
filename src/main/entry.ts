/**
 * The one program of production, with everything in it: `node dist/server/entry.js` serves the
 * site, and with the name of a task does that task. It is built with the pages (build/adapter.ts).
 */
import { join } from 'node:path';
import { faultOfNode } from './node-version.ts';

const fault = faultOfNode(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
// Loaded from here on alone: an older Node may fail at reading it, and would not say why.
const { runCommand } = await import('./command.ts');
await runCommand(join(import.meta.dirname, '../client'));
