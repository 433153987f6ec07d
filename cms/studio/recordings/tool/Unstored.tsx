import { useStore } from '@nanostores/react';
import { FATES } from './fate.ts';
import { unstored } from './storing.ts';

/** What was said in this window and is not in the content: still on its way, or lost. */
export const Unstored = () => {
  const { waiting, lost } = useStore(unstored);
  return (
    <>
      {waiting > 0 && (
        <p role="status">
          {waiting === 1 ? '1 recording is' : `${waiting} recordings are`} on the way to the
          content; leave this window open.
        </p>
      )}
      {lost.length > 0 && (
        <ul role="alert" className="hanlu-fault">
          {lost.map(({ place, loss }) => (
            <li key={`${place.document} ${place.path.map(({ key }) => key).join(' ')}`}>
              <bdi lang="zh-Hans">{place.text}</bdi> {FATES[loss]}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
