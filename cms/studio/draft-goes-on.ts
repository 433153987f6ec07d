/** The Studio sends what is typed at once, or a second after it has sent something. */
const AUTOSAVE_MS = 1_000;
const UNSENT_MS = AUTOSAVE_MS + 200;
const LOOK_AGAIN_MS = 50;

type MutationEvent = {
  documentId: string;
  transactionId: string;
  transition: 'appear' | 'update' | 'disappear';
  transactionTotalEvents: number;
  previousRev?: string;
  timestamp: string;
  mutations: Record<string, object>[];
  effects: { apply: unknown; revert: unknown };
};

/**
 * Knows whether something that was typed may not be with the server yet. It tells the time by a
 * timer, which in a busy browser is late as well, and later than the Studio's own.
 */
export const createTyping = () => {
  let underWay = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Answers as `sending` does, which brings what was typed to the server. */
    during: async <T>(sending: Promise<T>): Promise<T> => {
      underWay += 1;
      try {
        return await sending;
      } finally {
        underWay -= 1;
        clearTimeout(rest);
        rest = setTimeout(() => (rest = undefined), UNSENT_MS);
      }
    },
    mayBeUnsent: (): boolean => underWay > 0 || rest !== undefined,
  };
};

/**
 * Takes the messages of a document's stream, and has a draft go on that somebody else publishes or
 * discards while this editor types: what takes it away waits until all that was typed is sent. The
 * server begins the draft anew with that, and the Studio hears that it has changed. It would drop
 * what it had not sent, and come down over what was on its way (decision 327).
 */
export const draftGoesOn = (deliver: (message: string) => void, mayBeUnsent: () => boolean) => {
  let waiting: string[] = [];
  const release = () => {
    for (const message of waiting.splice(0)) deliver(message);
  };
  const releaseWhenSent = () => {
    if (mayBeUnsent()) setTimeout(releaseWhenSent, LOOK_AGAIN_MS);
    else release();
  };
  return (message: string): void => {
    const event = eventIn(message);
    if (waiting.length === 0) {
      if (!event || !concernsWholeDraft(event) || !mayBeUnsent()) deliver(message);
      else {
        waiting.push(message);
        releaseWhenSent();
      }
      return;
    }
    waiting.push(message);
    if (event?.transition !== 'appear') return;
    waiting = joined(waiting, event);
    release();
  };
};

const eventIn = (message: string): MutationEvent | undefined => {
  const data = /^event: mutation\ndata: (.*)$/m.exec(message)?.[1];
  return data === undefined ? undefined : (JSON.parse(data) as MutationEvent);
};

/** A publication waits with its first event: between them the Studio locks the fields. */
const concernsWholeDraft = ({ transition, transactionTotalEvents }: MutationEvent): boolean =>
  transition === 'disappear' || transactionTotalEvents > 1;

/**
 * The beginning of the draft is told with its end, what was typed as a change of that, and each
 * event of the publication for itself, so that no field is locked under a hand that types.
 */
const joined = (messages: readonly string[], anew: MutationEvent): string[] => {
  const [begin, ...typed] = anew.mutations;
  const end = messages
    .map(eventIn)
    .find((event) => event?.transition === 'disappear' && event.documentId === anew.documentId);
  if (!begin || !end) return [...messages];
  const { transactionId: endId, timestamp } = end;
  const base = { ...Object.values(begin)[0], _rev: endId, _updatedAt: timestamp };
  const toldAs = (event: MutationEvent): MutationEvent => {
    const isOfDraft = event.documentId === anew.documentId;
    if (event.transactionId === endId)
      return {
        ...event,
        transactionTotalEvents: 1,
        ...(isOfDraft && {
          transition: 'update',
          mutations: [...end.mutations, begin],
          effects: { apply: [0, base], revert: end.effects.revert },
        }),
      };
    if (!isOfDraft || event.transactionId !== anew.transactionId) return event;
    return {
      ...event,
      transition: 'update',
      previousRev: endId,
      mutations: typed,
      effects: { apply: anew.effects.apply, revert: [0, base] },
    };
  };
  return messages.map((message) => {
    const event = eventIn(message);
    return event
      ? message.replace(/^data: .*$/m, () => `data: ${JSON.stringify(toldAs(event))}`)
      : message;
  });
};
