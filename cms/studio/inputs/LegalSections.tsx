import { useEffect, useState } from 'react';
import {
  insert,
  setIfMissing,
  useClient,
  useFormValue,
  type ArrayOfObjectsInputProps,
} from 'sanity';
import { IntentLink } from 'sanity/router';
import { isLocale, LOCALE_FACTS, tagOf } from '#src/i18n/locales.ts';
import {
  isDraft,
  lonelySections,
  newestOf,
  publishedId,
  type LegalText,
  type Lonely,
  type Section,
} from '../legal-twins.ts';

const OTHERS =
  '*[_type == "legalDocument" && kind == $kind && language != $language && !(_id in path("versions.**"))]';

/** A section that was removed from the draft of another text, which is still to be published. */
type Left = { id: string; language: string; title: string };

const languageName = (language: string): string =>
  isLocale(language) ? LOCALE_FACTS[language].englishName : language;

/**
 * The sections of a legal text, and below them those that only another language has: an editor who
 * has removed one here removes it there, and one who has written one there begins it here.
 */
export const LegalSections = (props: ArrayOfObjectsInputProps) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const kind = useFormValue(['kind']);
  const language = useFormValue(['language']);
  const [others, setOthers] = useState<LegalText[]>([]);
  const [asked, setAsked] = useState(0);
  const [left, setLeft] = useState<Left>();
  const own = (props.value ?? []) as unknown as Section[];
  const ids = own.map(({ id }) => id).join();

  useEffect(() => {
    let isOver = false;
    void client
      .fetch<LegalText[]>(OTHERS, { kind, language }, { perspective: 'raw' })
      .then((texts) => {
        if (!isOver) setOthers(newestOf(texts));
      });
    return () => {
      isOver = true;
    };
  }, [client, kind, language, ids, asked]);

  const addHere = ({ section: { _key, id }, index }: Lonely) =>
    props.onChange([
      setIfMissing([]),
      insert([{ _type: 'legalSection', _key, id }], index < own.length ? 'before' : 'after', [
        index < own.length ? index : -1,
      ]),
    ]);
  const removeThere = async ({ text, section }: Lonely) => {
    const draft = { ...text, _type: 'legalDocument', _id: `drafts.${publishedId(text._id)}` };
    const transaction = client.transaction();
    if (!isDraft(text._id)) transaction.createIfNotExists(draft);
    await transaction
      .patch(draft._id, (patch) => patch.unset([`sections[_key=="${section._key}"]`]))
      .commit();
    setAsked(asked + 1);
    const { language: lang, _id } = text;
    setLeft({ id: publishedId(_id), language: lang, title: section.title ?? '' });
  };

  const lonely = lonelySections(own, others);
  return (
    <>
      {props.renderDefault(props)}
      {lonely.length > 0 && (
        <ul className="hanlu-twins">
          {lonely.map((one) => (
            <li key={`${one.text.language} ${one.section._key}`}>
              <p>
                The {languageName(one.text.language)} text has{' '}
                <q {...(isLocale(one.text.language) && { lang: tagOf(one.text.language) })}>
                  <bdi>{one.section.title}</bdi>
                </q>
                , and this one has not.
              </p>
              {!props.readOnly && (
                <>
                  <button
                    type="button"
                    className="hanlu-proposal"
                    onClick={() => void removeThere(one)}
                  >
                    Remove it there, too
                  </button>{' '}
                  <button type="button" className="hanlu-proposal" onClick={() => addHere(one)}>
                    Begin it here
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {left && (
        <p className="hanlu-hint" role="status">
          Removed from the draft of the {languageName(left.language)} text: <bdi>{left.title}</bdi>.
          Readers see the text without it once you{' '}
          <IntentLink intent="edit" params={{ id: left.id, type: 'legalDocument' }}>
            publish that text
          </IntentLink>
          .
        </p>
      )}
    </>
  );
};
