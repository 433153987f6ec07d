/** A character in a red seal, set a little askew as by hand. */
export const Seal = ({ hanzi }: { hanzi: string }) => (
  <div
    aria-hidden="true"
    className="grid size-20 -rotate-6 place-items-center rounded-2xl border-4 border-accent text-accent"
  >
    <bdi lang="zh-Hans" className="text-5xl">
      {hanzi}
    </bdi>
  </div>
);
