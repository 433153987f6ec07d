import { serveSite } from './serve-site.ts';
import { readSettings } from './settings.ts';

await serveSite(readSettings());
