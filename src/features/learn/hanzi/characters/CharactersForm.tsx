import { useId, useState } from 'react';
import { LIST_CHARACTERS } from '#src/domain/learning/list-characters.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import type { OwnCopy } from '../copy.ts';
import { charactersAddress, hanziIn, titleOf } from './characters-address.ts';

type Props = {
  locale: Locale;
  copy: OwnCopy;
  onKeep: (title: string, characters: readonly string[]) => void;
};

/** Characters to type or paste. */
export const CharactersForm = ({ locale, copy, onKeep }: Props) => {
  const { own } = copy;
  const id = useId();
  const [text, setText] = useState('');
  const [title, setTitle] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const characters = hanziIn(text);
  const most = formatNumber(locale, LIST_CHARACTERS);

  /** The characters, or the word that there are none. */
  const judged = () => {
    setIsWrong(characters.length === 0);
    if (characters.length === 0) document.getElementById(`${id}-characters`)?.focus();
    return characters.length > 0;
  };
  const keep = () => {
    if (!judged()) return;
    onKeep(title.trim() || titleOf(characters), characters);
    setText('');
    setTitle('');
  };

  return (
    <form
      className="mt-4 grid gap-4 card p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (judged()) location.assign(charactersAddress({ characters, isFromMemory: false }));
      }}
    >
      <div>
        <label htmlFor={`${id}-characters`} className="font-medium">
          {own.characters}
        </label>
        <p id={`${id}-help`} className="text-sm text-muted">
          {fill(own.makeHelp, { most })}
        </p>
        <textarea
          id={`${id}-characters`}
          className="field mt-2 text-2xl"
          rows={2}
          dir="auto"
          lang="zh-Hans"
          value={text}
          aria-invalid={isWrong}
          aria-describedby={`${id}-help ${id}-count`}
          onChange={({ target }) => {
            setText(target.value);
            setIsWrong(false);
          }}
        />
        <p id={`${id}-count`} className="text-sm text-muted" role="status">
          {isWrong ? (
            <span className="text-accent">{own.noHanzi}</span>
          ) : (
            fill(own.count, { n: formatNumber(locale, characters.length), most })
          )}
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-name`} className="font-medium">
          {own.name}
        </label>
        <input
          id={`${id}-name`}
          className="field mt-2"
          maxLength={60}
          dir="auto"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary">
          {own.practise}
        </button>
        <button type="button" className="button button-quiet" disabled={!onKeep} onClick={keep}>
          {own.keepList}
        </button>
      </div>
    </form>
  );
};
