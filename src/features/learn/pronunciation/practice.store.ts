import { atom, readonlyType } from 'nanostores';
import type { ShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import { endTurn, takeTurn } from '#src/ui/microphone/turn.ts';
import type { Heard, Recogniser, Recognition } from './recognition/recogniser.ts';
import type { Judgement, judgeTranscript } from './judging/judge.ts';
import {
  isOver,
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

/** Binds the machine to time, microphone and judge for one card. */
export const createPractice = (tools: PracticeTools) => {
  const $practice = atom<Practice>(untried);
  const $phrase = atom<ShownPhrase | undefined>(undefined);
  const $recording = atom<Blob | undefined>(undefined);
  let recognition: Recognition | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (event: PracticeEvent) => {
    const before = $practice.get();
    const after = stepPractice(before, event);
    if (after === before) return;
    clearTimeout(timer);
    const wait = waitOf(after);
    if (wait) timer = setTimeout(() => send(wait.then), wait.ms);
    if (isOver(after)) $recording.set(undefined);
    $practice.set(after);
    if (after.at === 'opening') {
      if (!after.isLong) void open(after.attempt);
    } else if (after.at === 'judging') void judge(after.attempt);
    else if (after.at !== 'listening') endRecognition();
  };

  const endRecognition = () => {
    recognition?.cancel();
    recognition = undefined;
    endTurn(leave);
  };

  const open = async (attempt: number) => {
    takeTurn(leave);
    // The microphone would hear the page's own voice.
    tools.hush();
    const isLate = () => $practice.get().attempt !== attempt;

    const recogniser = await tools.chooseRecogniser();
    if (isLate()) return;
    if (recogniser === 'consent_needed') return send({ type: 'consent_needed', attempt });
    if (typeof recogniser === 'string') return send({ type: 'failed', attempt, fault: recogniser });
    // By the time a recording is there, so is the judge; a failure shows when it is needed.
    tools.loadJudge().catch(() => undefined);
    const opened = await recogniser({
      lost: (fault) => send({ type: 'failed', attempt, fault }),
      enough: () => send({ type: 'heard_enough', attempt }),
    });
    if (typeof opened === 'string') return send({ type: 'failed', attempt, fault: opened });
    if (isLate()) return opened.cancel();
    recognition = opened;
    send({ type: 'opened', attempt });
    if (tools.isPageHidden()) hide();
  };

  const judge = async (attempt: number) => {
    const phrase = $phrase.get();
    const heard: Heard = (await recognition?.finish()) ?? { fault: 'silent' };
    if ($practice.get().attempt !== attempt) return;
    $recording.set(heard.recording);
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
    /** What was recorded in the attempt that shows, where something was. */
    $recording: readonlyType($recording),
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
