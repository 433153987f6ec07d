import { createContext, useContext, useMemo } from 'react';
import { useFormValue, type ObjectItemProps, type PreviewProps } from 'sanity';
import { numberedTitle } from './numbered-title.ts';

const Place = createContext<number | undefined>(undefined);

/** A member of a list, which tells its preview where it stands. */
export const NumberedItem = (props: ObjectItemProps) => {
  // The Studio's own index stays what it was when a member before it is removed or moved.
  const members = useFormValue(props.path.slice(0, -1)) as { _key: string }[] | undefined;
  const found = members?.findIndex(({ _key }) => _key === props.value._key) ?? -1;
  const place = found < 0 ? props.index : found;
  // The list changes with each letter; only who moves is drawn anew.
  const item = useMemo(() => props.renderDefault(props), [props]);
  return <Place value={place + 1}>{item}</Place>;
};

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
