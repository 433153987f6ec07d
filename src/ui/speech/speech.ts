import { claimSpeech, say, type Said, type Wish } from './say.ts';

/**
 * Says Chinese for a question, which has buttons of its own and says itself where nothing was heard.
 * Whatever else there is to tell or to ask, of a slow network or a remote voice, the page does.
 */
export const speak = async (wish: Wish, begun?: () => void): Promise<Said> => {
  // The notices may be long in coming: what is muted, left or said anew by then is not wanted.
  const isWanted = claimSpeech();
  const notices = await loadNotices();
  if (!isWanted()) return 'stopped';
  notices?.tellAllButSilence();
  return say(wish, begun);
};

const loadNotices = async () => {
  try {
    return await import('./speak-pressed.ts');
  } catch {
    // Without a network the question goes on without notices.
    return undefined;
  }
};
