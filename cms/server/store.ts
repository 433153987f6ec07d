import path from 'node:path';
import { uuid } from '@sanity/uuid';
import { Mutex } from 'async-mutex';
import type { Action } from './actions.ts';
import { ClientError } from './client-error.ts';
import { createMirror, isInFiles } from './dataset-mirror.ts';
import { isPublished, type StoredDocument } from './document.ts';
import { openAssets, type Assets } from './assets.ts';
import { pictureKind, soundKind } from './asset-kinds.ts';
import { lockFolder } from './folder-lock.ts';
import { openJournal, type Entry, type Journal } from './journal.ts';
import {
  applyMutation,
  applyMutations,
  refuseDangling,
  resolveMutations,
  targetOf,
  type Change,
  type Mutation,
  type MutationRequest,
} from './mutations.ts';
import { causeOf, idsIn, planActions } from './plan.ts';
import { openPublishedFiles } from './published-files.ts';

/** A transaction that is stored, and what it did to each of its documents. */
export type Committed = { entry: Entry; changes: Change[] };

type Request = { transactionId?: string | undefined; author: string };

export type Store = {
  /** Pictures and recordings. */
  readonly assets: readonly Assets[];
  readonly entries: readonly Entry[];
  read: (id: string) => StoredDocument | undefined;
  /** Every document, drafts and assets included, as the files are now. */
  documents: () => Promise<StoredDocument[]>;
  /** Stores all mutations or none. Settles when they would survive a power cut. */
  mutate: (mutations: readonly MutationRequest[], request: Request) => Promise<Committed>;
  /** The same for actions; with `dryRun` nothing is stored. */
  act: (
    actions: readonly Action[],
    request: Request & { dryRun?: boolean | undefined },
  ) => Promise<Committed>;
  /** Hears of every transaction; answers how to stop that. */
  subscribe: (listener: (committed: Committed) => void) => () => void;
  close: () => Promise<void>;
};

/** The one who edits the files without the Studio. */
const FILES_AUTHOR = 'files';

const ASSET_IS_FIXED =
  'A picture or recording can be replaced by another one, not changed or deleted';

type Documents = Map<string, StoredDocument>;

const put = (documents: Documents, id: string, document: StoredDocument | null) => {
  if (document) documents.set(id, document);
  else documents.delete(id);
};

/** The documents as all transactions together have made them. */
const replay = ({ entries }: Journal): Documents => {
  const documents: Documents = new Map();
  for (const entry of entries) {
    for (const mutation of entry.mutations) {
      const id = targetOf(mutation);
      put(documents, id, applyMutation(mutation, entry, documents.get(id) ?? null));
    }
  }
  return documents;
};

/** The published documents that a process may have left without writing them into the files. */
const unfolded = ({ entries, folded }: Journal): string[] =>
  entries
    .slice(folded)
    .filter(({ cause }) => cause !== 'files')
    .flatMap(({ mutations }) => mutations.map(targetOf).filter(isPublished));

/**
 * Opens the content: published documents in the NDJSON files of `datasetFolder`, everything else
 * in `stateFolder`. Throws a ClientError where another process has it open.
 */
export const openStore = async (datasetFolder: string, stateFolder: string): Promise<Store> => {
  const unlockFolder = lockFolder(stateFolder);
  if (!unlockFolder)
    throw new ClientError(409, `Another process has the content of ${stateFolder} open`);
  const lock = new Mutex();
  const assets = [pictureKind, soundKind].map((kind) =>
    openAssets(kind, datasetFolder, path.join(stateFolder, 'uploads')),
  );
  const journal = await openJournal(path.join(stateFolder, 'journal.ndjson'));
  const documents = replay(journal);
  const files = openPublishedFiles(datasetFolder);
  const mirror = createMirror({ files, assets, documents, unwritten: unfolded(journal) });
  const known = new Set(journal.entries.map(({ id }) => id));
  const listeners = new Set<(committed: Committed) => void>();

  const fold = async () => {
    if (await mirror.write()) await journal.markFolded();
  };

  const takeOver = async () => {
    const mutations = mirror.read();
    if (mutations.length > 0) await store(mutations, { author: FILES_AUTHOR, cause: 'files' });
  };

  const store = async (
    mutations: Mutation[],
    { transactionId = uuid(), author, cause }: Request & Pick<Entry, 'cause'>,
    dryRun = false,
  ): Promise<Committed> => {
    if (known.has(transactionId)) {
      throw new ClientError(409, `The transaction "${transactionId}" is stored already`);
    }
    const entry: Entry = {
      id: transactionId,
      timestamp: new Date().toISOString(),
      author,
      cause,
      mutations,
    };
    const changes = applyMutations(mutations, entry, (id) => documents.get(id));
    const committed = { entry, changes };
    if (cause !== 'files') refuse(changes);
    if (dryRun || mutations.length === 0) return committed;
    await journal.append(entry);
    known.add(entry.id);
    for (const { id, before, after } of changes) {
      put(documents, id, after);
      const type = (after ?? before)?._type;
      if (cause !== 'files' && type && isInFiles(id, type)) mirror.note(id);
    }
    for (const listener of listeners) listener(committed);
    return committed;
  };

  const refuse = (changes: readonly Change[]) => {
    if (changes.some(({ id }) => assets.some((kind) => kind.find(id)))) {
      throw new ClientError(403, ASSET_IS_FIXED);
    }
    const fault = mirror.fault();
    if (fault !== undefined && changes.some(({ id }) => isPublished(id))) {
      throw new ClientError(409, `Nothing can be published until this is mended: ${fault}`);
    }
    refuseDangling(changes, [...documents.values()]);
  };

  const commit = (prepare: () => Promise<Committed>): Promise<Committed> =>
    lock.runExclusive(async () => {
      await takeOver();
      const committed = await prepare();
      // The transaction is safe in the journal; files that can't be written now are tried again.
      await fold().catch((error: unknown) => console.error('The dataset can’t be written:', error));
      return committed;
    });

  await lock.runExclusive(async () => {
    await takeOver();
    await fold();
  });

  return {
    assets,
    entries: journal.entries,
    read: (id) => documents.get(id),
    documents: async () => {
      await lock.runExclusive(takeOver);
      return [...documents.values()];
    },
    mutate: (requested, request) =>
      commit(async () => store(await resolveMutations(requested, idsIn(documents)), request)),
    act: (actions, { dryRun, ...request }) =>
      commit(async () =>
        store(
          await planActions(actions, documents),
          { ...request, cause: causeOf(actions) },
          dryRun,
        ),
      ),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () =>
      lock.runExclusive(async () => {
        await journal.close();
        unlockFolder();
      }),
  };
};
