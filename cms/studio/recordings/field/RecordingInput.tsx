import { useEffect, useMemo, useRef, useState } from 'react';
import { set, setIfMissing, unset, useFormValue, type ObjectInputProps } from 'sanity';
import { textIn } from '#cms/check/walk.ts';
import type { RecordingValue } from '#cms/sound/places.ts';
import { stemFor } from '#cms/sound/sound-name.ts';
import { asSpeaker, lastSpeaker, rememberSpeaker, today } from '../last-speaker.ts';
import type { SoundValue } from '../sound/keep-sound.ts';
import { RecordedFieldContext, type RecordedField, type SoundName } from './recorded-field.ts';

type Value = Partial<RecordingValue<SoundValue>>;

/** A recording: its sounds, and below them whose voice it is, filled in from the last one. */
export const RecordingInput = (props: ObjectInputProps) => {
  const { onChange, path, renderDefault } = props;
  const value = props.value as Value | undefined;
  const spoken = useFormValue(path.slice(0, -1));
  const [removed, setRemoved] = useState<{ name: SoundName; value: Value }>();
  useRemembered(value);

  const field = useMemo<RecordedField>(() => {
    const put = (name: SoundName, sound: SoundValue) => {
      // A slow sound joins what is there; another usual one is a recording of its own.
      const isNew = name === 'file';
      setRemoved((before) => {
        if (!isNew) return undefined;
        return value?.slow ? { name: 'slow', value } : before?.name === 'slow' ? before : undefined;
      });
      onChange([
        setIfMissing({ _type: 'recording' }),
        set(sound, [name]),
        ...(isNew ? ofNewVoice(value) : []),
      ]);
    };
    return {
      stem: (name) => {
        const text = textIn(spoken, 'chinese') || textIn(spoken, 'char');
        return stemFor({ text, pinyin: textIn(spoken, 'pinyin') }, name === 'slow');
      },
      put,
      remove: (name) => {
        if (value) setRemoved({ name, value });
        onChange(name === 'file' ? unset() : unset([name]));
      },
      putBack:
        removed &&
        (() => {
          setRemoved(undefined);
          // What became of the rest since stays.
          onChange(
            removed.name === 'file' ? set(removed.value) : set(removed.value.slow, ['slow']),
          );
        }),
    };
  }, [onChange, removed, spoken, value]);

  return <RecordedFieldContext value={field}>{renderDefault(props)}</RecordedFieldContext>;
};

/** Nobody else’s name, licence or slow sound may stand beside a new voice. */
const ofNewVoice = (before: Value | undefined) => {
  const speaker = lastSpeaker();
  return [
    set(today(), ['date']),
    ...(before?.slow ? [unset(['slow'])] : []),
    ...(speaker ? [set(speaker.speaker, ['speaker']), set(speaker.licence, ['licence'])] : []),
    ...(!speaker && before?.file ? [unset(['speaker']), unset(['licence'])] : []),
  ];
};

/** Whom an editor names as the speaker is proposed for the next recording. */
const useRemembered = (value: Value | undefined) => {
  const speaker = asSpeaker(value);
  const found = useRef(speaker);
  const [name, licence] = [speaker?.speaker, speaker?.licence];
  useEffect(() => {
    if (!name || !licence) return;
    const before = found.current;
    if (before?.speaker !== name || before.licence !== licence) {
      rememberSpeaker({ speaker: name, licence });
    }
  }, [name, licence]);
};
