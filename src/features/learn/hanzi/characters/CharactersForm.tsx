import { useId, useRef, useState } from 'react';
import { LIST_CHARACTERS } from '#src/domain/learning/list-characters.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { fetchCatalogue } from '#src/learning/catalogue/catalogue.ts';
import { useKeeping } from '#src/learning/not-kept/use-keeping.tsx';
import type { OwnCopy } from '../copy.ts';
import { faultOf, type CharactersFault } from './character-set.ts';
import { charactersAddress, hanziIn, titleOf } from './characters-address.ts';

/** A text of which nothing can be written, and why. */
export type Refused = { readonly text: string; readonly fault: CharactersFault };

type Props = {
  locale: Locale;
  copy: OwnCopy;
  /** Address of what the content says of its characters. */
  catalogue: string;
  /** What an address asked for in vain. */
  refused?: Refused;
  /** Rejects where the device can't write it down. */
  onKeep: (title: string, characters: readonly string[]) => Promise<void>;
};

/** Characters to type or paste. */
export const CharactersForm = ({ locale, copy, catalogue, refused, onKeep }: Props) => {
  const { own } = copy;
  const id = useId();
  const [text, setText] = useState(refused?.text ?? '');
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState(refused?.fault);
  const field = useRef<HTMLTextAreaElement>(null);
  const { keep, notKept } = useKeeping(locale);
  const characters = hanziIn(text);
  const most = formatNumber(locale, LIST_CHARACTERS);

  /** Whether some of them can be written; if not, it is said. */
  const judge = async () => {
    const found = await faultIn(catalogue, characters);
    setFault(found);
    if (found) field.current?.focus();
    return !found;
  };
  const practise = async () => {
    if (await judge()) location.assign(charactersAddress({ characters, isFromMemory: false }));
  };
  const keepList = async () => {
    if (!(await judge())) return;
    if (!(await keep(onKeep(title.trim() || titleOf(characters), characters)))) return;
    setText('');
    setTitle('');
  };

  return (
    <form
      className="mt-4 grid gap-4 card p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void practise();
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
          ref={field}
          id={`${id}-characters`}
          className="field mt-2 text-2xl"
          rows={2}
          dir="auto"
          lang="zh-Hans"
          value={text}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-help ${id}-count`}
          onChange={({ target }) => {
            setText(target.value);
            setFault(undefined);
          }}
        />
        <p id={`${id}-count`} className="text-sm text-muted" role="status">
          {fault ? (
            <span className="text-accent">{own[fault]}</span>
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
        <button type="button" className="button button-quiet" onClick={() => void keepList()}>
          {own.keepList}
        </button>
      </div>
      {notKept}
    </form>
  );
};

/** What can't be judged for want of the network is not held up: the practice says it. */
const faultIn = async (catalogue: string, characters: readonly string[]) => {
  if (characters.length === 0) return 'noHanzi';
  try {
    return faultOf(await fetchCatalogue(catalogue), characters);
  } catch {
    return undefined;
  }
};
