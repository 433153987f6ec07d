import { atom, readonlyType } from 'nanostores';
import type { ShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import type { Recogniser, Recognition } from './recognition/recogniser.ts';
import type { Judgement, judgeTranscript } from './judging/judge.ts';
import {
  isRecording,
  stepPractice,
  untried,
  waitOf,
  type Fault,
  type Practice,
  type PracticeEvent,
} from './practice.machine.ts';

export type PracticeTools = {
  chooseRecogniser: () => Promise<Recogniser | 'consent_needed' | Fault>;
  /** Loads the judge with its dictionaries; called at the first recording. */
  loadJudge: () => Promise<typeof judgeTranscript>;
  isPageHidden: () => boolean;
  /** Ends what the page is reading aloud. */
  hush: () => void;
  /** Hears of each judgement that was shown. */
  tellJudgement: (phrase: ShownPhrase, judgement: Judgement) => void;
};

export type PracticeStore = ReturnType<typeof createPractice>;

/** The card that has the microphone; there is one microphone, and several cards on a page. */
let leaveOther: (() => void) | undefined;

/** Binds the machine to time, microphone and judge for one card. */
export const createPractice = (tools: PracticeTools) => {
  const $practice = atom<Practice>(untried);
  const $phrase = atom<ShownPhrase | undefined>(undefined);
  let recognition: Recognition | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (event: PracticeEvent) => {
    const before = $practice.get();
    const after = stepPractice(before, event);
    if (after === before) return;
    clearTimeout(timer);
    const wait = waitOf(after);
    if (wait) timer = setTimeout(() => send(wait.then), wait.ms);
    $practice.set(after);
    if (after.at === 'opening') void open(after.attempt);
    else if (after.at === 'judging') void judge(after.attempt);
    else if (after.at !== 'listening') endRecognition();
  };

  const endRecognition = () => {
    recognition?.cancel();
    recognition = undefined;
    if (leaveOther === leave) leaveOther = undefined;
  };

  const open = async (attempt: number) => {
    if (leaveOther !== leave) leaveOther?.();
    leaveOther = leave;
    // The microphone would hear the page's own voice.
    tools.hush();
    const isOver = () => $practice.get().attempt !== attempt;

    const recogniser = await tools.chooseRecogniser();
    if (isOver()) return;
    if (recogniser === 'consent_needed') return send({ type: 'consent_needed', attempt });
    if (typeof recogniser === 'string') return send({ type: 'failed', attempt, fault: recogniser });
    // By the time a recording is there, so is the judge; a failure shows when it is needed.
    tools.loadJudge().catch(() => undefined);
    const opened = await recogniser({
      lost: (fault) => send({ type: 'failed', attempt, fault }),
      enough: () => send({ type: 'heard_enough', attempt }),
    });
    if (typeof opened === 'string') return send({ type: 'failed', attempt, fault: opened });
    if (isOver()) return opened.cancel();
    recognition = opened;
    send({ type: 'opened', attempt });
    if (tools.isPageHidden()) hide();
  };

  const judge = async (attempt: number) => {
    const phrase = $phrase.get();
    const heard = (await recognition?.finish()) ?? { fault: 'silent' as const };
    if ('fault' in heard) return send({ type: 'failed', attempt, fault: heard.fault });
    if (!phrase || heard.text.trim() === '') {
      return send({ type: 'failed', attempt, fault: 'silent' });
    }
    try {
      const judgeTranscript = await tools.loadJudge();
      const judgement = judgeTranscript(phrase, heard.text);
      if ($practice.get().attempt !== attempt) return;
      send({ type: 'judged', attempt, judgement });
      tools.tellJudgement(phrase, judgement);
    } catch {
      send({ type: 'failed', attempt, fault: 'offline' });
    }
  };

  const leave = () => send({ type: 'left' });
  const hide = () => send({ type: 'hidden' });

  return {
    $practice: readonlyType($practice),
    /** The phrase to say; nothing before the card has found its section. */
    $phrase: readonlyType($phrase),
    press: () => send({ type: 'pressed' }),
    agree: () => send({ type: 'agreed' }),
    decline: () => send({ type: 'declined' }),
    dismiss: () => send({ type: 'dismissed' }),
    hide,
    leave,
    show: (phrase: ShownPhrase) => {
      $phrase.set(phrase);
      leave();
    },
    /** How loud the microphone is now, from 0 to 1, while it is open. */
    level: () => (isRecording($practice.get()) ? recognition?.level() : undefined),
  };
};
