import { useFormValue, type InputProps } from 'sanity';

/** Arabic reads from the right, in the Studio too. */
export const ArabicInput = (props: InputProps) => (
  <div lang="ar" dir="rtl" className="hanlu-arabic">
    {props.renderDefault(props)}
  </div>
);

/** Chinese in the shapes of the mainland. */
export const ChineseInput = (props: InputProps) => (
  <div lang="zh-Hans">{props.renderDefault(props)}</div>
);

/** A text in the language of its document. */
export const DocumentLanguageInput = (props: InputProps) =>
  useFormValue(['language']) === 'ar' ? <ArabicInput {...props} /> : props.renderDefault(props);
