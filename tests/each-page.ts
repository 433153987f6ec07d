import { configure } from '@testing-library/dom';
import { SOON_MS } from './soon.ts';

/** What a file of tests leaves on the page is not there for the next one in its thread. */
if (typeof document !== 'undefined') document.body.replaceChildren();

configure({ asyncUtilTimeout: SOON_MS });
