import { set, useFormValue, type StringInputProps } from 'sanity';
import { lettersOf } from '#cms/check/pinyin.ts';
import { textIn } from '#cms/check/walk.ts';
import { proposedPinyin } from '../proposed-pinyin.ts';

/** Fields that the pinyin beside them spells. */
const CHINESE = ['chinese', 'chineseName', 'radical', 'character', 'char', 'result'];

/** Proposes the pinyin of the Chinese beside it; the editor has the last word. */
export const PinyinInput = (props: StringInputProps) => {
  const parent = useFormValue(props.path.slice(0, -1));
  const chinese = CHINESE.map((name) => textIn(parent, name)).find(Boolean) ?? '';
  const proposal = proposedPinyin(chinese);
  // Where words end is the editor's to say.
  const isNew = lettersOf(proposal) !== lettersOf(props.value ?? '');
  return (
    <div lang="zh-Latn" dir="ltr">
      {props.renderDefault(props)}
      {isNew && proposal !== '' && !props.readOnly && (
        <button
          type="button"
          className="hanlu-proposal"
          onClick={() => props.onChange(set(proposal))}
        >
          Take “{proposal}”
        </button>
      )}
    </div>
  );
};
