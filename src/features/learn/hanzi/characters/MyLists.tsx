import { useStore } from '@nanostores/react';
import { useRef, useState, type ComponentProps } from 'react';
import type { CharacterList, Choice } from '#src/domain/learning/choice.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { choose, learner, openLearner } from '#src/learning/learner.store.ts';
import { useKeeping } from '#src/learning/not-kept/use-keeping.tsx';
import { randomId } from '#src/lib/random-id.ts';
import { CharactersForm } from './CharactersForm.tsx';
import { charactersAddress, titleOf } from './characters-address.ts';

type ListChoice = Extract<Choice, { name: `list.${string}` }>;
type ListName = ListChoice['name'];

export const openLists = (locale: Locale): Promise<void> => openLearner(locale);

/** Keeps characters under a name, as a list of their own. */
const keepList = (title: string, characters: readonly string[]): Promise<void> =>
  put(`list.${randomId()}`, { title, characters: [...characters] });

const put = (name: ListName, value: CharacterList | null) => choose<ListChoice>({ name, value });

/** A list that can still be brought back. */
type Thrown = { readonly name: ListName; readonly value: CharacterList };

const isList = (choice: Choice): choice is ListChoice => choice.name.startsWith('list.');

type Props = Omit<ComponentProps<typeof CharactersForm>, 'onKeep'>;

/** A learner's own characters: to write at once, to keep, and what was kept (STROKES-16). */
export const MyLists = (props: Props) => {
  const { own } = props.copy;
  const opened = useStore(learner);
  const [thrown, setThrown] = useState<Thrown>();
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { keep, notKept } = useKeeping(props.locale);
  if (opened.at !== 'open') return null;
  const lists = opened.choices
    .filter(isList)
    .flatMap(({ name, value }) => (value ? [{ name, value }] : []))
    .sort((one, other) => one.value.title.localeCompare(other.value.title));

  const undo = async ({ name, value }: Thrown) => {
    if (!(await keep(put(name, value)))) return;
    setThrown(undefined);
    setNews('');
    heading.current?.focus();
  };
  const share = async (characters: readonly string[]) => {
    const address = new URL(charactersAddress({ characters, isFromMemory: false }), location.href);
    try {
      await navigator.clipboard.writeText(address.href);
      setNews(own.shared);
    } catch {
      setNews(own.shareFailed);
    }
  };

  return (
    <>
      <CharactersForm {...props} onKeep={keepList} />
      <h3 ref={heading} tabIndex={-1} className="mt-8 text-part outline-none">
        {own.lists}
      </h3>
      {!opened.isLasting && <p className="mt-2 text-sm text-muted">{own.fleeting}</p>}
      {lists.length === 0 && <p className="mt-2 text-muted">{own.noLists}</p>}
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {lists.map(({ name, value }) => (
          <li key={name} className="card p-4">
            <OneList
              locale={props.locale}
              copy={props.copy}
              list={value}
              onRename={(title) => put(name, { ...value, title })}
              onShare={() => void share(value.characters)}
              onDelete={async () => {
                await put(name, null);
                setThrown({ name, value });
                setNews(fill(own.deleted, { title: value.title }));
              }}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 min-h-6">
        {news}{' '}
        {thrown && (
          <button
            key={thrown.name}
            ref={focusOnce}
            type="button"
            className="min-h-6 link"
            onClick={() => void undo(thrown)}
          >
            {own.undo}
          </button>
        )}
      </p>
      {notKept}
    </>
  );
};

type ListProps = Pick<Props, 'locale' | 'copy'> & {
  list: CharacterList;
  onShare: () => void;
  /** These two reject where the device can't write it down. */
  onRename: (title: string) => Promise<void>;
  onDelete: () => Promise<void>;
};

/**
 * What takes the place of the button that was pressed takes the focus as well. The same function for
 * each rendering, or it would take it whenever something else on the page changes.
 */
const focusOnce = (element: HTMLElement | null) => element?.focus();

const OneList = ({ locale, copy, list, onRename, onShare, onDelete }: ListProps) => {
  const { own } = copy;
  const { title, characters } = list;
  const [draft, setDraft] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { keep, notKept } = useKeeping(locale);
  const close = () => {
    // Whoever went elsewhere meanwhile stays there.
    if (form.current?.contains(document.activeElement)) renameButton.current?.focus();
    setDraft(undefined);
  };
  const rename = async (name: string) => {
    if (!name || (await keep(onRename(name)))) close();
  };
  const of = <span className="sr-only"> {title}</span>;
  const isShowingItself = title === titleOf(characters);
  return (
    <>
      {draft === undefined ? (
        <h4 dir="auto" className="text-item">
          {title}
        </h4>
      ) : (
        <form
          ref={form}
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void rename(draft.trim());
          }}
        >
          <input
            className="field min-w-0 flex-1"
            aria-label={own.newName}
            maxLength={60}
            dir="auto"
            value={draft}
            ref={focusOnce}
            onChange={({ target }) => setDraft(target.value)}
          />
          <button type="submit" className="button px-4 button-primary">
            {own.save}
          </button>
          <button type="button" className="button button-quiet px-4" onClick={close}>
            {own.cancel}
          </button>
        </form>
      )}
      {!(isShowingItself && characters.length <= 6) && (
        <bdi lang="zh-Hans" className="mt-1 block text-xl break-all rtl:text-end">
          {characters.join('')}
        </bdi>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <a
          className="button px-4 button-primary"
          href={charactersAddress({ characters, isFromMemory: false })}
        >
          {own.practise}
          {of}
        </a>
        <a
          className="button button-quiet px-4"
          href={charactersAddress({ characters, isFromMemory: true })}
        >
          {own.memory}
          {of}
        </a>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {(
          [
            [own.share, onShare],
            [own.rename, () => setDraft(title), renameButton],
            [own.delete, () => void keep(onDelete())],
          ] as const
        ).map(([text, act, ref]) => (
          <button key={text} ref={ref} type="button" className="min-h-11 link" onClick={act}>
            {text}
            {of}
          </button>
        ))}
      </p>
      {notKept}
    </>
  );
};
