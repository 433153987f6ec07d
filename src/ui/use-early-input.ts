import { useEffect, useState, type RefObject } from 'react';
import { useHydrated } from './use-hydrated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Does again, except for files, once the code of an island has come, what somebody typed or chose in the markup of the
 * server before that: React leaves it in the page and keeps its own, older value, which a form would
 * send and the next press would put back.
 */
export const useEarlyInput = (place: RefObject<HTMLElement | null>) => {
  const isHydrated = useHydrated();
  // What appears later was made by React, and nobody was there before it.
  const [isServed] = useState(!isHydrated);
  useEffect(() => {
    if (!isServed) return;
    const controls =
      place.current?.querySelectorAll<Control>('input:not([type=file]), select, textarea') ?? [];
    for (const control of controls) doAgain(control);
  }, [place, isServed]);
};

const doAgain = (control: Control) => {
  if (control instanceof HTMLSelectElement) chooseAgain(control);
  else if (isBox(control)) pressAgain(control);
  else if (control.value !== control.defaultValue) typeAgain(control);
};

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

const chooseAgain = (select: HTMLSelectElement) => {
  const served = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (served !== -1 && served !== select.selectedIndex) tell(select, 'change');
};

const pressAgain = (box: HTMLInputElement) => {
  if (box.checked === box.defaultChecked) return;
  // The one that gave way to another of its group: that one is pressed.
  if (box.type === 'radio' && !box.checked) return;
  box.checked = box.defaultChecked;
  box.click();
};

const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement) => {
  const typed = field.value;
  field.value = field.defaultValue;
  // Past React's own setter of the field, by which it would take the text for one that it knows.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field);
  tell(field, 'input');
};

const tell = (control: Control, type: 'change' | 'input') =>
  control.dispatchEvent(new Event(type, { bubbles: true }));
