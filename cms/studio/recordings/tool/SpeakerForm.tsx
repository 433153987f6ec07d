import { useId, useState, type SubmitEvent } from 'react';
import { Button, Select, Stack, TextInput } from '@sanity/ui';
import { LICENCES, LICENCE_NAMES, type Licence } from '#src/domain/sound/licence.ts';
import { asSpeaker, lastSpeaker, rememberSpeaker, type Speaker } from '../last-speaker.ts';

type Props = { title: string; count: number; onBegin: (speaker: Speaker) => void };

/** Whose voice the sitting records, and under which licence: asked once. */
export const SpeakerForm = ({ title, count, onBegin }: Props) => {
  const [name, setName] = useState(() => lastSpeaker()?.speaker ?? '');
  const [licence, setLicence] = useState<Licence | ''>(() => lastSpeaker()?.licence ?? '');
  const ids = useId();
  const [isAsked, setAsked] = useState(false);
  const speaker = asSpeaker({ speaker: name, licence });

  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!speaker) return;
    rememberSpeaker(speaker);
    onBegin(speaker);
  };

  return (
    <form onSubmit={begin} noValidate className="hanlu-speaker">
      <Stack gap={4}>
        <h1>
          {title}: {count} {count === 1 ? 'text' : 'texts'} to say
        </h1>
        <p>
          Each text is shown large. Press the space bar, say it, and press again: the next one comes
          by itself. A quiet room and a hand’s breadth from the microphone are best.
        </p>
        <label htmlFor={`${ids}-speaker`}>
          <span>Who speaks, as the credits are to name them</span>
          <TextInput
            id={`${ids}-speaker`}
            value={name}
            autoComplete="off"
            aria-invalid={isAsked && name.trim() === ''}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label htmlFor={`${ids}-licence`}>
          <span>Licence</span>
          <Select
            id={`${ids}-licence`}
            value={licence}
            aria-invalid={isAsked && licence === ''}
            onChange={(event) => setLicence(event.currentTarget.value as Licence | '')}
          >
            <option value="">Choose one</option>
            {LICENCES.map((value) => (
              <option key={value} value={value}>
                {LICENCE_NAMES[value]}
              </option>
            ))}
          </Select>
        </label>
        {isAsked && !speaker && (
          <p role="alert" className="hanlu-fault">
            Say whose voice it is and under which licence it may be used.
          </p>
        )}
        <div>
          <Button type="submit" text="Open the microphone and begin" />
        </div>
      </Stack>
    </form>
  );
};
