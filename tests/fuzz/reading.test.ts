import { meetEndpoints } from './meet-endpoints.ts';

// In two files, each of which has a processor.
await meetEndpoints(({ method }) => method === 'GET');
