import { useLayoutEffect, useRef, type InputEvent, type Ref } from 'react';
import { withToneMarks } from '#src/domain/mandarin/tone-marks.ts';

type Props = {
  value: string;
  isReadOnly: boolean;
  label: string;
  describedBy: string;
  onChange: (text: string) => void;
  ref: Ref<HTMLInputElement>;
};

/** A field for pinyin or hanzi, in which numbers become tone marks as they are typed. */
export const PinyinField = ({ value, isReadOnly, label, describedBy, onChange, ref }: Props) => {
  const own = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    own.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);

  const take = (input: HTMLInputElement, isComposing: boolean) => {
    // What an input method is still putting together is its own.
    if (isComposing) return onChange(input.value);
    const place = input.selectionStart ?? input.value.length;
    const before = withToneMarks(input.value.slice(0, place));
    caret.current = before.length;
    onChange(before + input.value.slice(place));
  };

  return (
    <input
      ref={(input) => {
        own.current = input;
        if (typeof ref === 'function') ref(input);
        else if (ref) ref.current = input;
      }}
      className="review-field pinyin"
      type="text"
      dir="ltr"
      lang="zh-Latn"
      value={value}
      readOnly={isReadOnly}
      aria-label={label}
      aria-describedby={describedBy}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      onChange={(event) =>
        take(event.target, (event.nativeEvent as unknown as InputEvent['nativeEvent']).isComposing)
      }
      onCompositionEnd={(event) => take(event.currentTarget, false)}
    />
  );
};
