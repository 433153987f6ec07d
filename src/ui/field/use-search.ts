import { useCombobox, type UseComboboxStateChange } from 'downshift';
import { useState, type ChangeEvent } from 'react';

const { InputKeyDownEnter, InputKeyDownEscape, InputBlur, ItemClick, ToggleButtonClick } =
  useCombobox.stateChangeTypes;
const ENDS_SEARCH = new Set<unknown>([
  InputKeyDownEnter,
  InputKeyDownEscape,
  InputBlur,
  ItemClick,
  ToggleButtonClick,
]);

/** What is typed to find an option of a combobox, until one is chosen or the field is left. */
export const useSearch = () => {
  const [typed, setTyped] = useState('');
  return {
    typed,
    /** For the input itself: the combobox tells what was typed too late for a quick Enter. */
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    /** For the combobox, which tells a moment late, when the next word may have been begun. */
    onInputValueChange: ({ type }: Pick<UseComboboxStateChange<unknown>, 'type'>) => {
      if (ENDS_SEARCH.has(type)) setTyped((now) => (now === typed ? '' : now));
    },
  };
};
