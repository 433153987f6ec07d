// A process that edits until it is killed, for durability.test.ts: prints the number of each
// edit after it was acknowledged.
import { openStore } from './store.ts';

const [dataset = '', state = '', first = ''] = process.argv.slice(2);
const store = await openStore(dataset, state);
for (let count = Number(first); ; count += 1) {
  const patches = ['one', 'drafts.one'].map((id) => ({ patch: { id, set: { count } } }));
  await store.mutate([patches[count % 2] ?? { delete: { id: '' } }], { author: 'writer' });
  process.stdout.write(`${count}\n`);
}
