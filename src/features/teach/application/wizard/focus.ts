import { fieldId } from '../fields/field-state.ts';

const INPUTS = 'input, select, textarea, button';

/** Puts the focus on a field, or on the first input of a group; a folded section opens for it. */
export const focusField = (path: string) => {
  const field = document.getElementById(fieldId(path)) ?? closestField(path);
  if (!field) return;
  const folded = field.closest<HTMLElement>('[role=region][data-state=closed]');
  const opener = folded && document.getElementById(folded.getAttribute('aria-labelledby') ?? '');
  opener?.click();
  requestAnimationFrame(() => {
    const input = field.matches(INPUTS) ? field : field.querySelector<HTMLElement>(INPUTS);
    (input ?? field).focus();
    field.scrollIntoView({ block: 'center' });
  });
};

/** The field that a path inside it belongs to: `education.0.degree` is a line of `education`. */
const closestField = (path: string): HTMLElement | null => {
  const parts = path.split('.');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(parts.slice(0, length).join('.')));
    if (found) return found;
  }
  return null;
};
