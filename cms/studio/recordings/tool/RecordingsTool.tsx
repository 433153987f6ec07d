import { useClient } from 'sanity';
import { useRouter } from 'sanity/router';
import { silentIn } from '../silence.ts';
import { Overview } from './Overview.tsx';
import { Sitting } from './Sitting.tsx';
import { useGroups } from './use-groups.ts';

/** What is still silent, and the sittings in which it is said. */
const RecordingsTool = () => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const state = useGroups(client);
  const { state: address, navigate } = useRouter();

  if (state.at === 'loading') return <p className="hanlu-recordings">The texts are being read …</p>;
  if (state.at === 'failed') {
    return (
      <p className="hanlu-recordings" role="alert">
        The content does not answer. Open this page again in a moment.
      </p>
    );
  }
  const { group: id } = address;
  if (typeof id !== 'string') {
    return (
      <Overview client={client} groups={state.groups} onSit={(group) => navigate({ group })} />
    );
  }
  const group = state.groups.find((one) => one.id === id);
  return (
    <Sitting
      key={id}
      client={client}
      title={group?.title ?? 'Everything'}
      silent={silentIn(group ? [group] : state.groups)}
      groups={state.groups}
      onLeave={() => navigate({})}
    />
  );
};

// What the tool loads by itself has to be a default export.
export default RecordingsTool;
