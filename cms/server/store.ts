import path from 'node:path';
import { uuid } from '@sanity/uuid';
import { Mutex } from 'async-mutex';
import { actionShape, mutationsOf } from './actions.ts';
import { authored, canonical, isPublished, type StoredDocument } from './document.ts';
import { assetDocument, fromExport, toExport } from './export-form.ts';
import { openImages, type Images } from './images.ts';
import { openJournal, type Entry } from './journal.ts';
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
import { lockFolder } from './process-lock.ts';
import { openPublishedFiles } from './published-files.ts';
import { query } from './query.ts';
import { ClientError } from './client-error.ts';
import type { z } from 'zod';

export type Action = z.output<typeof actionShape>;

/** A transaction that is stored, and what it did to each of its documents. */
export type Committed = { entry: Entry; changes: Change[] };

type Request = { transactionId?: string | undefined; author: string };

export type Store = {
  readonly images: Images;
  readonly entries: readonly Entry[];
  read: (id: string) => StoredDocument | undefined;
  /** Every document, drafts and pictures included, as the files are now. */
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

/**
 * Opens the content: published documents in the NDJSON files of `datasetFolder`, everything else
 * in `stateFolder`. Throws a ClientError where another process has it open.
 */
export const openStore = async (datasetFolder: string, stateFolder: string): Promise<Store> => {
  const unlockFolder = lockFolder(stateFolder);
  if (!unlockFolder)
    throw new ClientError(409, `Another process has the content of ${stateFolder} open`);
  const lock = new Mutex();
  const files = openPublishedFiles(datasetFolder);
  const images = openImages(datasetFolder, path.join(stateFolder, 'uploads'));
  const journal = await openJournal(path.join(stateFolder, 'journal.ndjson'));
  const documents = new Map<string, StoredDocument>();
  const known = new Set(journal.entries.map(({ id }) => id));
  const listeners = new Set<(committed: Committed) => void>();
  /** Published documents that the files don't have as they are now. */
  const pending = new Set<string>();
  let brokenFiles: string | undefined;

  const set = (id: string, document: StoredDocument | null) => {
    if (document) documents.set(id, document);
    else documents.delete(id);
  };

  const showImages = () => {
    for (const image of images.all()) set(image.id, assetDocument(image));
  };

  const fold = async () => {
    if (pending.size === 0) return;
    const changes = [...pending].map((id) => {
      const document = documents.get(id);
      return {
        id,
        type: document?._type ?? '',
        document: document ? toExport(document, images) : null,
      };
    });
    await files.write(changes);
    pending.clear();
    await journal.markFolded();
  };

  /** Takes over what others wrote into the files, such as a version control system. */
  const takeOver = async () => {
    showImages();
    try {
      if (!files.refresh() && brokenFiles === undefined) return;
      brokenFiles = undefined;
    } catch (error) {
      brokenFiles = (error as Error).message;
      return;
    }
    const inFiles = new Map(
      files.documents().map((document) => [document._id, fromExport(document, images)]),
    );
    showImages();
    const changed = [...inFiles.values()].filter(
      (document) => !pending.has(document._id) && !isSame(document, documents.get(document._id)),
    );
    const gone = [...documents.values()].filter(
      ({ _id, _type }) => isInFiles(_id, _type) && !inFiles.has(_id) && !pending.has(_id),
    );
    const mutations: Mutation[] = [
      ...changed.map((document) => ({
        createOrReplace: { ...authored(document), _id: document._id, _type: document._type },
      })),
      ...gone.map(({ _id: id }) => ({ delete: { id } })),
    ];
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
      set(id, after);
      const type = (after ?? before)?._type;
      if (cause !== 'files' && type && isInFiles(id, type)) pending.add(id);
    }
    for (const listener of listeners) listener(committed);
    return committed;
  };

  const refuse = (changes: readonly Change[]) => {
    if (changes.some(({ id }) => images.find(id))) {
      throw new ClientError(
        403,
        'A picture can be replaced by another one, not changed or deleted',
      );
    }
    if (brokenFiles !== undefined && changes.some(({ id }) => isPublished(id))) {
      throw new ClientError(409, `Nothing can be published until this is mended: ${brokenFiles}`);
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

  const idsOf = async (text: string, params: Record<string, unknown>) => {
    const found = await query([...documents.values()], { query: text, params });
    const list = Array.isArray(found) ? found : [found];
    return list.flatMap((one) => (isIdentified(one) ? one._id : []));
  };

  /** The mutations of actions that are taken one after another, each on what the last one left. */
  const planned = async (actions: readonly Action[]): Promise<Mutation[]> => {
    const left = new Map<string, StoredDocument | null>();
    const read = (id: string) => (left.has(id) ? left.get(id) : documents.get(id)) ?? undefined;
    const stamp = { id: 'planned', timestamp: new Date().toISOString() };
    const plan: Mutation[] = [];
    for (const action of actions) {
      for (const mutation of await resolveMutations(mutationsOf(action, read), idsOf)) {
        const id = targetOf(mutation);
        left.set(id, applyMutation(mutation, stamp, read(id) ?? null));
        plan.push(mutation);
      }
    }
    return plan;
  };

  for (const entry of journal.entries) {
    for (const mutation of entry.mutations) {
      const id = targetOf(mutation);
      set(id, applyMutation(mutation, entry, documents.get(id) ?? null));
    }
  }
  for (const { mutations, cause } of journal.entries.slice(journal.folded)) {
    if (cause === 'files') continue;
    for (const id of mutations.map(targetOf)) if (isPublished(id)) pending.add(id);
  }
  await lock.runExclusive(async () => {
    await takeOver();
    await fold();
  });

  return {
    images,
    entries: journal.entries,
    read: (id) => documents.get(id),
    documents: async () => {
      await lock.runExclusive(takeOver);
      return [...documents.values()];
    },
    mutate: (requested, request) =>
      commit(async () => store(await resolveMutations(requested, idsOf), request)),
    act: (actions, { dryRun, ...request }) =>
      commit(async () =>
        store(await planned(actions), { ...request, cause: causeOf(actions) }, dryRun),
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

const isIdentified = (value: unknown): value is { _id: string } =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { _id?: unknown })._id === 'string';

/** Pictures are files of their own; drafts are nobody's business but the editors'. */
const isInFiles = (id: string, type: string): boolean =>
  isPublished(id) && !type.startsWith('sanity.');

const isSame = (one: Record<string, unknown>, other: StoredDocument | undefined): boolean =>
  other !== undefined && canonical(authored(one)) === canonical(authored(other));

const causeOf = (actions: readonly Action[]): Entry['cause'] => {
  const types = actions.map(({ actionType }) => actionType);
  if (types.includes('sanity.action.document.publish')) return 'publish';
  return types.includes('sanity.action.document.unpublish') ? 'unpublish' : undefined;
};
