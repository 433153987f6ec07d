import { wearUnlessSomethingMoves } from './wear-unless-something-moves.ts';

/** Local storage: which files of the site's typefaces this browser has in its cache. */
export const KEPT_TYPEFACES = 'keptTypefaces';
/** Long enough for the first page to be painted before the files come after it, in ms. */
const FETCH_AFTER_MS = 300;

/**
 * On the first page fetches the typefaces for the next one, and wears those of the interface here as
 * well where nothing moves by it. Without local storage none comes.
 */
export const keepTypefaces = () => {
  const files = document.querySelector<HTMLElement>('[data-typefaces]')?.dataset['typefaces'];
  if (files === undefined || document.documentElement.dataset['typeface'] === 'kept') return;
  const fetchLater = () => setTimeout(() => void fetchAndNote(files), FETCH_AFTER_MS);
  if (document.readyState === 'complete') fetchLater();
  else addEventListener('load', fetchLater);
};

const fetchWhole = async (file: string) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${response.status} for ${file}`);
  await response.blob();
};

const fetchAndNote = async (files: string) => {
  try {
    const storage = localStorage;
    for (const file of files.split(',')) await fetchWhole(file);
    storage.setItem(KEPT_TYPEFACES, files);
    await wearUnlessSomethingMoves();
  } catch {
    // Storage may be blocked or full, or the line cut: the next page tries again.
  }
};
