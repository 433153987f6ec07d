/** Hanzi on a tile, as large as their number allows; of a long phrase its beginning. */
export const HanziTile = ({ hanzi }: { hanzi: string }) => {
  const characters = [...hanzi];
  const shown = characters.length > MOST ? `${characters.slice(0, MOST - 1).join('')}…` : hanzi;
  const size = characters.length === 1 ? 'text-6xl' : 'text-3xl';
  return (
    <bdi
      lang="zh-Hans"
      className={`grid size-24 shrink-0 place-content-center rounded-2xl border border-line bg-paper text-center text-balance ${size}`}
    >
      {shown}
    </bdi>
  );
};

/** Two lines of two. */
const MOST = 4;
