import type { MouseEvent } from 'react';

/**
 * For a button below fields: pressing it leaves the focus where it is until the press is over.
 * Leaving a field may show its fault, which would move the button away from under the finger.
 */
export const stayInField = (event: MouseEvent) => event.preventDefault();
