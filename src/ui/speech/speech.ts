import { say, type Wish } from './say.ts';

/** `stopped`: something else was said, here or in another tab, before anything of it was heard. */
export type Spoken = 'spoken' | 'no_voice' | 'stopped';

/**
 * Says Chinese for a game, which has buttons of its own: answers as soon as it has begun, or when
 * nothing will. Where a remote voice is to be asked about, the page asks.
 */
export const speak = async (wish: Wish): Promise<Spoken> => {
  await prepareNotice();
  return new Promise((resolve) => {
    void say(wish, () => resolve('spoken')).then((said) => resolve(SPOKEN[said]));
  });
};

const SPOKEN = { said: 'spoken', silent: 'no_voice', stopped: 'stopped' } as const;

const prepareNotice = async () => {
  try {
    // The one shows what the other places.
    await import('./speak-pressed.ts');
    const { placeSpeechNotice } = await import('./speech-notice.ts');
    placeSpeechNotice(document.body);
  } catch {
    // Without a network the game goes on, and says itself that it heard nothing.
  }
};
