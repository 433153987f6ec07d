import { LoaderCircle } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { LIST_CHARACTERS } from '#src/domain/learning/list-characters.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { fetchCatalogue } from '#src/learning/catalogue/catalogue.ts';
import { useKeeping } from '#src/learning/not-kept/use-keeping.tsx';
import type { OwnCopy } from '../copy.ts';
import {
  faultOfText,
  judge,
  type CharactersFault,
  type CharacterSet,
  type Replaced,
} from './character-set.ts';
import { charactersAddress, hanziIn, titleOf } from './characters-address.ts';
import type { OwnWords } from './own.messages.ts';
import { Simplified } from './Simplified.tsx';
import { rememberTyped, typedHere, type Typed } from './typed.ts';

/** A text of which nothing can be written, and why. */
type Refused = { readonly text: string; readonly fault: CharactersFault };

/**
 * `judging`: what the content says of characters may be on its way. `simplified`: a list was kept,
 * with simplified characters in place of traditional ones.
 */
type State =
  | { at: 'open' }
  | { at: 'judging' }
  | { at: 'faulty'; fault: CharactersFault }
  | { at: 'simplified'; replaced: readonly Replaced[] };

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
  const [start] = useState(() => startOf(refused));
  const [text, setText] = useState(start.text);
  const [title, setTitle] = useState(start.title);
  const [state, setState] = useState(start.state);
  const field = useRef<HTMLTextAreaElement>(null);
  const { keep, notKept } = useKeeping(locale);
  const characters = hanziIn(text);
  const most = formatNumber(locale, LIST_CHARACTERS);
  const isJudging = state.at === 'judging';

  /** Goes on where some of them can be written; if not, it is said. */
  const goOn = async (how: (set: CharacterSet) => void) => {
    if (isJudging) return;
    setState({ at: 'judging' });
    const set = await judgeHere(catalogue, text);
    // Whoever went elsewhere meanwhile stays there.
    if (!field.current) return;
    if (typeof set === 'string') {
      setState({ at: 'faulty', fault: set });
      field.current.focus();
    } else {
      setState({ at: 'open' });
      how(set);
    }
  };
  const practise = () => {
    rememberTyped({ text, title });
    location.assign(charactersAddress({ characters, isFromMemory: false }));
  };
  const keepList = async ({ found, missing, replaced }: CharacterSet) => {
    const kept = [...found, ...missing];
    if (!(await keep(onKeep(title.trim() || titleOf(kept), kept)))) return;
    rememberTyped(NOTHING);
    setText('');
    setTitle('');
    if (replaced.length > 0) setState({ at: 'simplified', replaced });
  };

  return (
    <form
      className="mt-4 grid gap-4 card p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void goOn(practise);
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
          readOnly={isJudging}
          aria-invalid={state.at === 'faulty'}
          aria-describedby={`${id}-help ${id}-count`}
          onChange={({ target }) => {
            setText(target.value);
            setState({ at: 'open' });
          }}
        />
        <p id={`${id}-count`} className="text-sm text-muted" role="status">
          <Standing
            {...{ state, own }}
            count={fill(own.count, { n: formatNumber(locale, characters.length), most })}
          />
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
          readOnly={isJudging}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <Ways {...{ own, isJudging }} onKeep={() => void goOn((set) => void keepList(set))} />
      {notKept}
    </form>
  );
};

type WaysProps = { own: OwnWords; isJudging: boolean; onKeep: () => void };

/** To write the characters at once, or to keep them. */
const Ways = ({ own, isJudging, onKeep }: WaysProps) => (
  <div className="flex flex-wrap gap-3">
    <button type="submit" className="button button-primary" aria-disabled={isJudging}>
      {own.practise}
    </button>
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={isJudging}
      onClick={onKeep}
    >
      {own.keepList}
    </button>
  </div>
);

type StandingProps = { state: State; own: OwnWords; count: string };

/** Why the text was not taken, that it is being judged, what was kept, or how much of it there is. */
const Standing = ({ state, own, count }: StandingProps) => {
  if (state.at === 'open') return count;
  if (state.at === 'simplified') return <Simplified own={own} replaced={state.replaced} />;
  if (state.at === 'faulty') return <span className="text-accent">{own[state.fault]}</span>;
  return (
    <span className="inline-flex items-center gap-2">
      <LoaderCircle size={16} className="animate-spin" aria-hidden="true" />
      {own.judging}
    </span>
  );
};

const NOTHING = { text: '', title: '' };

/** What was typed before the browser's Back led here; else what an address asked for in vain. */
const startOf = (refused: Refused | undefined): Typed & { readonly state: State } => {
  const typed = typedHere();
  if (typed || !refused) return { ...(typed ?? NOTHING), state: { at: 'open' } };
  const { text, fault } = refused;
  return { text, title: '', state: { at: 'faulty', fault } };
};

/** What can't be judged for want of the network is not held up: the practice says it. */
const judgeHere = async (catalogue: string, text: string) => {
  const fault = faultOfText(text);
  if (fault) return fault;
  try {
    return await judge(await fetchCatalogue(catalogue), text);
  } catch {
    return { found: hanziIn(text), missing: [], replaced: [] };
  }
};
