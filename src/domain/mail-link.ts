/** What the page of a link in a mail shows. */
export type LinkView =
  /** A button, which sends its form to `action`. */
  | { at: 'ask'; action: string }
  /** Whether this visitor's own button has just done it, and to whom. */
  | { at: 'done'; justNow: boolean; id: string }
  /** Forged, too old, or overtaken by what happened since. */
  | { at: 'useless' };

/** The words of that page. */
export type LinkPageCopy = Readonly<
  Record<
    | 'title'
    | 'ask'
    | 'button'
    | 'done'
    | 'doneHelp'
    | 'already'
    | 'alreadyHelp'
    | 'useless'
    | 'uselessHelp'
    | 'home',
    string
  >
>;
