/** Gives back what was held. */
type Release = () => void;

/**
 * How many bytes of requests the server holds at once, in all and of one account. A request that
 * finds no room is told to come again, before its body is read.
 */
export type Room = (owner: string, bytes: number) => Release | undefined;

/** A room for so many bytes, of which one account may take a part. */
export const roomFor = ({ bytes: all, ofOne }: { bytes: number; ofOne: number }): Room => {
  const held = new Map<string, number>();
  let total = 0;
  const hold = (owner: string, bytes: number) => {
    total += bytes;
    const own = (held.get(owner) ?? 0) + bytes;
    if (own === 0) held.delete(owner);
    else held.set(owner, own);
  };
  return (owner, bytes) => {
    if (total + bytes > all || (held.get(owner) ?? 0) + bytes > ofOne) return undefined;
    hold(owner, bytes);
    return () => hold(owner, -bytes);
  };
};
