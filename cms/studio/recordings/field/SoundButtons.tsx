import { useRef } from 'react';
import { Button, Flex } from '@sanity/ui';
import { ALLOW_IT } from '../sound/fault.ts';
import type { Taking } from './taking.machine.ts';
import type { useTaking } from './use-taking.ts';

const ACCEPTED = 'audio/*,.wav,.mp3,.m4a,.ogg,.webm';

const MAIN: Record<Taking['at'], string> = {
  idle: 'Record',
  opening: 'The microphone opens …',
  recording: 'Stop',
  reading: 'Reading …',
  trimming: 'Keep this',
  keeping: 'Storing …',
};

type Props = {
  act: ReturnType<typeof useTaking>;
  /** Whether there is a sound that would be replaced. */
  isThere: boolean;
  onRemove: () => void;
  onPutBack: (() => void) | undefined;
  describedBy: string;
};

/** What can be done with a sound now; the first button goes on from state to state. */
export const SoundButtons = ({ act, isThere, onRemove, onPutBack, describedBy }: Props) => {
  const chooser = useRef<HTMLInputElement>(null);
  const { at } = act.taking;
  const isBusy = at === 'opening' || at === 'reading' || at === 'keeping';
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        text={at === 'idle' && isThere ? 'Record anew' : MAIN[at]}
        mode={at === 'idle' ? 'ghost' : 'default'}
        aria-disabled={isBusy}
        aria-describedby={at === 'idle' ? describedBy : undefined}
        onClick={act.goOn}
      />
      {at === 'idle' && (
        <Button
          text={isThere ? 'Choose another file' : 'Choose a file'}
          mode="ghost"
          onClick={() => chooser.current?.click()}
        />
      )}
      {at === 'idle' && isThere && (
        <Button text="Remove" mode="bleed" tone="critical" onClick={onRemove} />
      )}
      {at === 'idle' && !isThere && onPutBack && (
        <Button text="Put it back" mode="ghost" onClick={onPutBack} />
      )}
      {at === 'trimming' && (
        <>
          <Button text="Hear it" mode="ghost" onClick={act.hear} />
          <Button text="Trim to the speech" mode="ghost" onClick={act.propose} />
          <Button text="Record again" mode="ghost" onClick={act.recordAgain} />
        </>
      )}
      {(at === 'trimming' || at === 'recording' || at === 'opening') && (
        <Button text={at === 'opening' ? 'Cancel' : 'Discard'} mode="bleed" onClick={act.discard} />
      )}
      {at === 'opening' && <p className="hanlu-hint">{ALLOW_IT}</p>}
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void act.choose(file);
          // The same file may be chosen again once it is mended.
          event.currentTarget.value = '';
        }}
      />
    </Flex>
  );
};
