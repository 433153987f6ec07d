import { Dialog } from './Dialog.tsx';

type Props = {
  copy: Record<'title' | 'text' | 'here' | 'there' | 'nothing' | 'mine' | 'theirs', string>;
  /** What differs: its name, as it is here and there, in lines. */
  parts: readonly { name: string; here: readonly string[]; there: readonly string[] }[];
  onResolve: (choice: 'mine' | 'theirs') => void;
};

/** Tells that something was changed elsewhere, shows both, and asks which shall hold. */
export const ConflictDialog = ({ copy, parts, onResolve }: Props) => {
  const lines = (all: readonly string[]) =>
    all.length === 0
      ? copy.nothing
      : all.map((line) => (
          <p key={line} className="line-clamp-3">
            {line}
          </p>
        ));
  return (
    <Dialog title={copy.title} onClose={() => undefined}>
      <p>{copy.text}</p>
      <ul className="mt-4 grid gap-3">
        {parts.map(({ name, here, there }) => (
          <li key={name} className="rounded-2xl bg-sunken p-4">
            <p className="font-semibold">{name}</p>
            <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
              <dt className="text-muted">{copy.here}</dt>
              <dd className="wrap-anywhere">{lines(here)}</dd>
              <dt className="text-muted">{copy.there}</dt>
              <dd className="wrap-anywhere">{lines(there)}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-quiet" onClick={() => onResolve('theirs')}>
          {copy.theirs}
        </button>
        <button type="button" className="button button-primary" onClick={() => onResolve('mine')}>
          {copy.mine}
        </button>
      </div>
    </Dialog>
  );
};
