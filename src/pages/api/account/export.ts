import { exportAll } from '#src/features/site/own-data/export.server.ts';
import { exportAccount } from '#src/features/site/own-data/own-data.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(exportAccount, exportAll, { limit: 'account' });
