import { useCombobox } from 'downshift';

const { InputKeyDownEnter, InputKeyDownEscape, InputBlur, ItemClick } =
  useCombobox.stateChangeTypes;

/** The changes of a combobox after which what was typed to find an option is done with. */
export const ENDS_SEARCH: ReadonlySet<unknown> = new Set([
  InputKeyDownEnter,
  InputKeyDownEscape,
  InputBlur,
  ItemClick,
]);
