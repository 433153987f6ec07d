import { useFormValue, type InputProps } from 'sanity';
import { directionOf, isLocale } from '#src/i18n/locales.ts';

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
export const DocumentLanguageInput = (props: InputProps) => {
  const language = useFormValue(['language']);
  const isMirrored = isLocale(language) && directionOf(language) === 'rtl';
  return isMirrored ? <ArabicInput {...props} /> : props.renderDefault(props);
};
