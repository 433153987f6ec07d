import { useEffect, useRef, type CSSProperties } from 'react';
import { Button, Flex } from '@sanity/ui';
import type { Speaker } from '../last-speaker.ts';
import type { Item } from '../silence.ts';
import { ALLOW_IT, SENTENCES } from '../sound/fault.ts';
import { Meter } from '../sound/Meter.tsx';
import { FATES, isLost } from './fate.ts';
import { lastSaid } from './sitting.machine.ts';
import type { useSitting } from './use-sitting.ts';
import { useSittingKeys } from './use-sitting-keys.ts';

type Props = {
  item: Item;
  items: readonly Item[];
  /** The section or level that it stands in. */
  section: string;
  room: ReturnType<typeof useSitting>;
  speaker: Speaker;
};

/** The text to say now, large, and the one button that begins and ends it. */
export const SpokenCard = ({ item, items, section, room, speaker }: Props) => {
  const { sitting, microphone } = room;
  const main = useRef<HTMLButtonElement>(null);
  const isRecording = sitting.at === 'recording';
  const isOpen = sitting.at !== 'interrupted';
  // A sitting is kept going by this one button.
  useEffect(() => {
    if (isOpen) main.current?.focus();
  }, [isOpen]);
  const last = items[lastSaid(sitting)];
  const lastFate = last && sitting.fates[last.key]?.fate;
  const act = {
    press: () => room.press(speaker),
    back: room.back,
    skip: room.skip,
    redo: () => room.redo(speaker),
    hear: room.hear,
    discard: room.discard,
  };
  const keys = useSittingKeys(main, act, isRecording);
  /** The space bar is to record again after any other button. */
  const then = (what: () => void) => () => {
    what();
    main.current?.focus();
  };

  return (
    <article className="hanlu-spoken" data-at={sitting.at}>
      <p>
        {section}: {sitting.index + 1} of {items.length}, said by <bdi>{speaker.speaker}</bdi>
      </p>
      <h1
        lang="zh-Hans"
        style={{ '--letters': Math.max(2, [...item.text].length) } as CSSProperties}
      >
        {item.text}
      </h1>
      <p lang="zh-Latn" className="hanlu-reading">
        {item.pinyin}
      </p>
      <p>{item.meaning}</p>

      {sitting.fault && (
        <p role="alert" className="hanlu-fault">
          {SENTENCES[sitting.fault]}
        </p>
      )}
      {microphone && <Meter microphone={microphone} />}
      {isOpen ? (
        <Button
          ref={main}
          text={isRecording ? 'Stop (space)' : 'Record (space)'}
          aria-label={isRecording ? `Stop: ${item.text}` : `Record: ${item.text}`}
          tone={isRecording ? 'critical' : 'default'}
          mode={isRecording ? 'ghost' : 'default'}
          padding={4}
          fontSize={3}
          onPointerDown={keys.down}
          onClick={keys.click}
        />
      ) : (
        <Interrupted room={room} />
      )}
      <Flex gap={2} wrap="wrap" justify="center">
        <Button text="Back (←)" mode="ghost" disabled={isRecording} onClick={then(act.back)} />
        <Button text="Skip (→)" mode="ghost" disabled={isRecording} onClick={then(act.skip)} />
        {isRecording && (
          <Button text="Drop this try (Esc)" mode="ghost" onClick={then(act.discard)} />
        )}
      </Flex>
      <div className="hanlu-last">
        <p role="status" className={isLost(lastFate) ? 'hanlu-fault' : undefined}>
          {last && lastFate && (
            <>
              <bdi lang="zh-Hans">{last.text}</bdi> {FATES[lastFate]}.
            </>
          )}
        </p>
        {last && (
          <Flex gap={2} wrap="wrap" justify="center">
            <Button
              text="Hear it (H)"
              mode="ghost"
              disabled={!room.canHear}
              onClick={then(act.hear)}
            />
            <Button
              text="Say it again (R)"
              mode="ghost"
              disabled={isRecording || !microphone}
              onClick={then(act.redo)}
            />
          </Flex>
        )}
      </div>
    </article>
  );
};

/** Nothing can be said before the microphone is open. */
const Interrupted = ({ room }: Pick<Props, 'room'>) => (
  <>
    <Button
      text={room.isOpening ? 'The microphone opens …' : 'Open the microphone'}
      padding={4}
      fontSize={3}
      aria-disabled={room.isOpening}
      onClick={() => void room.open()}
    />
    {room.isOpening && (
      <>
        <p>{ALLOW_IT}</p>
        <Button text="Cancel" mode="bleed" onClick={room.cancel} />
      </>
    )}
  </>
);
