import { use, useId, type DragEvent } from 'react';
import { Stack, Text } from '@sanity/ui';
import { useClient, type ObjectInputProps } from 'sanity';
import { textIn } from '#cms/check/walk.ts';
import { addressOfAsset } from '../../asset-address.ts';
import { SENTENCES } from '../sound/fault.ts';
import { keepSound } from '../sound/keep-sound.ts';
import { Meter } from '../sound/Meter.tsx';
import { RecordedFieldContext, type SoundName } from './recorded-field.ts';
import { SoundButtons } from './SoundButtons.tsx';
import { Trimmer } from './Trimmer.tsx';
import { useTaking } from './use-taking.ts';

/** One sound of a recording: recorded here or chosen, heard, trimmed, replaced, removed. */
export const SoundInput = (props: ObjectInputProps) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const field = use(RecordedFieldContext);
  const hint = useId();
  const { readOnly = false, schemaType } = props;
  const name = props.path.at(-1) as SoundName;
  const act = useTaking(async (sound, range) => {
    const stem = field?.stem(name) ?? name;
    field?.put(name, await keepSound(client, { sound, range, stem }));
  });
  const { taking, microphone } = act;

  const asset = (props.value as { asset?: unknown } | undefined)?.asset;
  const address = addressOfAsset(textIn(asset, '_ref'), client.config());
  const hasNewSound = 'sound' in taking;
  const fault = 'fault' in taking ? taking.fault : undefined;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file && !readOnly && (taking.at === 'idle' || taking.at === 'trimming')) {
      void act.choose(file);
    }
  };

  return (
    <div
      role="group"
      aria-label={schemaType.title}
      className="hanlu-sound"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Stack gap={3}>
        {address && !hasNewSound && (
          // eslint-disable-next-line jsx-a11y-x/media-has-caption -- What it says stands above it.
          <audio controls preload="none" src={address} />
        )}
        {microphone && <Meter microphone={microphone} />}
        {hasNewSound && (
          <Trimmer
            sound={taking.sound}
            range={taking.range}
            onMove={act.move}
            disabled={taking.at === 'keeping'}
          />
        )}
        {!readOnly && (
          <SoundButtons
            act={act}
            isThere={address !== undefined}
            onRemove={() => field?.remove(name)}
            onPutBack={field?.putBack && (() => field.putBack?.(name))}
            describedBy={hint}
          />
        )}
        {fault && (
          <p role="alert" className="hanlu-fault">
            {SENTENCES[fault]}
          </p>
        )}
        {taking.at === 'idle' && !readOnly && (
          <Text id={hint} size={1} muted>
            WAV, MP3, M4A, OGG or WebM of up to 10 MB and 30 seconds.
          </Text>
        )}
      </Stack>
    </div>
  );
};
