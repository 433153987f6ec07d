import { useCombobox } from 'downshift';
import { ChevronDown, Search } from 'lucide-react';
import type { RefObject } from 'react';
import { otherLocale, type Locale } from '#src/i18n/locales.ts';
import { classes } from '#src/lib/html.ts';
import { useSearch } from '#src/ui/field/use-search.ts';
import { findLanguages, RECOMMENDED_LANGUAGES, type Language } from './languages.ts';
import type { OnboardingCopy } from '../copy.ts';

type Props = {
  locale: Locale;
  copy: OnboardingCopy;
  languages: readonly Language[];
  taken: readonly string[];
  onPick: (code: string) => void;
  search: RefObject<HTMLInputElement | null>;
};

const isRecommended = (code: string) => RECOMMENDED_LANGUAGES.some((one) => one === code);

/** A field that finds a language by its Arabic or English name and adds it to the list. */
export const LanguagePicker = ({ locale, copy, languages, taken, onPick, search }: Props) => {
  const words = copy.questions.languages;
  const { typed, onChange, onInputValueChange } = useSearch();
  const free = languages.filter(({ code }) => !taken.includes(code));
  const found = findLanguages(free, typed);
  const picker = useCombobox({
    items: found,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    // What was picked goes to the list, so the field is empty again.
    itemToString: () => '',
    onInputValueChange,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem.code);
    },
  });
  return (
    <div className="mt-4">
      <label {...picker.getLabelProps()} className="mb-1.5 block font-medium">
        {words.add}
      </label>
      <div className="relative">
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute start-3.5 top-4 text-muted"
        />
        <input
          {...picker.getInputProps({
            ref: search,
            onChange,
          })}
          className="field language-search min-h-13"
          placeholder={words.search}
          enterKeyHint="done"
        />
        <button
          type="button"
          {...picker.getToggleButtonProps()}
          aria-label={words.open}
          className="absolute end-1 top-1 grid size-11 place-items-center rounded-full text-muted hover:text-accent"
        >
          <ChevronDown size={20} aria-hidden="true" />
        </button>
        <ul
          {...picker.getMenuProps()}
          className={classes('language-menu', !picker.isOpen && 'hidden')}
        >
          {picker.isOpen &&
            found.map((language, index) => (
              <li
                key={language.code}
                {...picker.getItemProps({ item: language, index })}
                className={classes(
                  'language-item',
                  index === picker.highlightedIndex && 'language-item-active',
                )}
              >
                <span className="font-medium">{language.names[locale]}</span>
                <span lang={otherLocale(locale)} className="text-sm text-muted">
                  {language.names[otherLocale(locale)]}
                </span>
                {isRecommended(language.code) && (
                  <span className="recommended">{words.recommended}</span>
                )}
              </li>
            ))}
          {picker.isOpen && found.length === 0 && (
            <li role="option" aria-selected="false" aria-disabled="true" className="language-item">
              {words.none}
            </li>
          )}
        </ul>
      </div>
    </div>
  );
};
