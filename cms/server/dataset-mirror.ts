import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import type { Assets } from './assets.ts';
import { authored, canonical, isPublished, type StoredDocument } from './document.ts';
import { assetDocument, fromExport, toExport } from './export-form.ts';
import type { Mutation } from './mutations.ts';
import type { PublishedFiles } from './published-files.ts';

type Parts = {
  files: PublishedFiles;
  assets: readonly Assets[];
  documents: Map<string, StoredDocument>;
  /** Published documents that an earlier process may not have written. */
  unwritten: readonly string[];
};

export type Mirror = {
  /** What is wrong with the files; undefined where they can be read. */
  fault: () => string | undefined;
  /** Notes a published document that the files don't have as it is now. */
  note: (id: string) => void;
  /** What others, such as a version control system, wrote into the files since the last time. */
  read: () => Mutation[];
  /** Writes what was noted; answers whether there was anything. */
  write: () => Promise<boolean>;
};

/** Assets are files of their own; drafts are nobody's business but the editors'. */
export const isInFiles = (id: string, type: string): boolean =>
  isPublished(id) && !type.startsWith('sanity.');

const isSame = (one: SanityDocument, other: StoredDocument | undefined): boolean =>
  other !== undefined && canonical(authored(one)) === canonical(authored(other));

/** Keeps the files and the documents alike; assets in the folders appear among the documents. */
export const createMirror = ({ files, assets, documents, unwritten }: Parts): Mirror => {
  const pending = new Set(unwritten);
  let fault: string | undefined;

  const showAssets = () => {
    for (const asset of assets.flatMap((kind) => kind.all())) {
      documents.set(asset.id, assetDocument(asset));
    }
  };

  /** Whether the files have to be compared; files that were broken have to be once they are whole. */
  const hasNews = (): boolean => {
    try {
      const isNew = files.refresh() || fault !== undefined;
      fault = undefined;
      return isNew;
    } catch (error) {
      fault = (error as Error).message;
      return false;
    }
  };

  return {
    fault: () => fault,
    note: (id) => pending.add(id),
    read: () => {
      showAssets();
      if (!hasNews()) return [];
      const inFiles = new Map(
        files.documents().map((document) => [document._id, fromExport(document, assets)]),
      );
      showAssets();
      const changed = [...inFiles.values()].filter(
        (document) => !pending.has(document._id) && !isSame(document, documents.get(document._id)),
      );
      const gone = [...documents.values()].filter(
        ({ _id, _type }) => isInFiles(_id, _type) && !inFiles.has(_id) && !pending.has(_id),
      );
      return [
        ...changed.map((document) => ({
          createOrReplace: { ...authored(document), _id: document._id, _type: document._type },
        })),
        ...gone.map(({ _id: id }) => ({ delete: { id } })),
      ];
    },
    write: async () => {
      if (pending.size === 0) return false;
      const changes = [...pending].map((id) => {
        const document = documents.get(id);
        return {
          id,
          type: document?._type ?? '',
          document: document ? toExport(document, assets) : null,
        };
      });
      await files.write(changes);
      pending.clear();
      return true;
    },
  };
};
