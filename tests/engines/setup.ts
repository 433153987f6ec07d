import { requireEngines } from './installed-engines.ts';

/** Before the journeys, and not as their configuration is read: checks read it on any machine. */
const setup = (): void => requireEngines();

export default setup;
