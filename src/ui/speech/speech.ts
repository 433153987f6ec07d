import { say, type Said, type Wish } from './say.ts';

/**
 * Says Chinese for a question, which has buttons of its own and says itself where nothing was heard.
 * Whatever else there is to tell or to ask, of a slow network or a remote voice, the page does.
 */
export const speak = async (wish: Wish, begun?: () => void): Promise<Said> => {
  await prepareNotice();
  return say(wish, begun);
};

const prepareNotice = async () => {
  try {
    const { tellAllButSilence } = await import('./speak-pressed.ts');
    tellAllButSilence();
  } catch {
    // Without a network the question goes on without notices.
  }
};
