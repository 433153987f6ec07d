import { createContext, useContext } from 'react';
import type { ObjectItemProps, PreviewProps } from 'sanity';
import { numberedTitle } from './numbered-title.ts';

const Place = createContext<number | undefined>(undefined);

/** A member of a list, which tells its preview where it stands. */
export const NumberedItem = (props: ObjectItemProps) => (
  <Place value={props.index + 1}>{props.renderDefault(props)}</Place>
);

/** Names a member of a list as editors speak of it: `Phrase 7: 请问`. */
export const NumberedPreview = (props: PreviewProps) => {
  const place = useContext(Place);
  const { title, schemaType } = props;
  const isText = title === undefined || typeof title === 'string';
  if (place === undefined || !isText) return props.renderDefault(props);
  const numbered = numberedTitle(schemaType?.title ?? '', place, title);
  // What it holds in turn is numbered by its own list.
  return <Place value={undefined}>{props.renderDefault({ ...props, title: numbered })}</Place>;
};
