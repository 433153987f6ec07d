import { useId, type Dispatch } from 'react';
import { hanziName } from './names/hanzi-name.ts';
import { pinyinOf } from './names/syllables.ts';
import { Seal } from './Seal.tsx';
import type { SkyNameEvent } from './sky-name.machine.ts';
import type { SkyNameWords } from './sky-name.messages.ts';

type Props = { words: SkyNameWords; spelling: string; send: Dispatch<SkyNameEvent> };

/** The hanzi of the name, which may be changed, how they are read, and the seal that they make. */
export const SpellingField = ({ words, spelling, send }: Props) => {
  const [fieldId, hintId] = [useId(), useId()];
  const hanzi = hanziName(spelling);
  const pinyin = pinyinOf(hanzi);
  const edit = (text: string) => send({ type: 'spellingEdited', spelling: text });
  return (
    <div className="flex items-center gap-4">
      <div className="grid grow gap-1.5">
        <label htmlFor={fieldId} className="font-medium">
          {words.spelling}
        </label>
        <input
          id={fieldId}
          className="field text-lg"
          type="text"
          lang="zh-Hans"
          dir="ltr"
          autoComplete="off"
          value={spelling}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          // Not while typing: an input method writes letters before they become hanzi.
          onBlur={() => edit(hanzi)}
        />
        <p id={hintId} className="text-sm text-muted">
          {pinyin === undefined ? (
            words.spellingHint
          ) : (
            <bdi lang="zh-Latn" className="pinyin">
              {pinyin}
            </bdi>
          )}
        </p>
      </div>
      <Seal hanzi={hanzi} label={words.seal} />
    </div>
  );
};
