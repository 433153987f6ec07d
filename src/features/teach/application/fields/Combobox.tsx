import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { classes } from '#src/lib/html.ts';
import { useSearch } from '#src/ui/field/use-search.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { searchOptions, type SearchOption } from './search-options.ts';

type Props = {
  /** The input's own id and aria attributes. */
  aria: { id: string } & Record<`aria-${string}`, string | boolean | undefined>;
  label: string;
  options: readonly SearchOption[];
  value: string;
  onChoose: (value: string) => void;
};

const shownName = (item: SearchOption | null | undefined): string =>
  item ? (item.shownAs ?? item.name) : '';

/** One of a long list that can be searched by typing. */
export const Combobox = ({ aria, label, options, value, onChoose }: Props) => {
  const { copy } = useWizard();
  const { combobox: t } = copy.wizard;
  const chosen = options.find((option) => option.value === value);
  const { typed, onChange, onInputValueChange } = useSearch();
  const items = useMemo(() => searchOptions(options, typed), [options, typed]);
  const box = useCombobox<SearchOption>({
    items: [...items],
    id: aria.id,
    inputId: aria.id,
    itemToString: shownName,
    // The options are made anew when the form renders: another object is not another choice.
    itemToKey: (item) => item?.value,
    selectedItem: chosen ?? null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value);
    },
    onInputValueChange,
    stateReducer: (state, { type, changes }) => {
      if (changes.isOpen) {
        return type === useCombobox.stateChangeTypes.InputChange
          ? { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 }
          : changes;
      }
      // What was typed and not chosen was a search: a closed box shows what is stored.
      const selectedItem = changes.selectedItem ?? state.selectedItem;
      return { ...changes, selectedItem, inputValue: shownName(selectedItem) };
    },
  });
  return (
    <div className="relative">
      <input
        {...box.getInputProps({
          ...aria,
          onFocus: ({ currentTarget }) => currentTarget.select(),
          onChange,
        })}
        aria-labelledby={undefined}
        autoComplete="off"
        className="select-field field"
      />
      <button
        type="button"
        {...box.getToggleButtonProps()}
        aria-label={`${label}: ${t.toggle}`}
        className="absolute end-0 top-0 grid size-11 place-content-center text-muted"
      >
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <ul
        {...box.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
        className={classes(
          'absolute z-20 mt-1 max-h-60 w-full min-w-56 overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface py-1 lifted',
          !box.isOpen && 'hidden',
        )}
      >
        {box.isOpen && items.length === 0 && <li className="px-4 py-2 text-muted">{t.nothing}</li>}
        {box.isOpen &&
          items.map((item, index) => (
            <li
              key={item.value}
              {...box.getItemProps({ item, index })}
              className={classes(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-1.5',
                index === box.highlightedIndex && 'bg-sunken',
                item.value === value && 'font-semibold',
              )}
            >
              <span>{item.name}</span>
              {item.note && (
                <bdi dir="ltr" className="text-muted">
                  {item.note}
                </bdi>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
};
