import { randomId } from '#src/lib/random-id.ts';
import { currentUser, signOfSession } from '#src/ui/current-user/current-user.ts';
import { inTime } from '#src/lib/in-time.ts';
import { readText, removeText, writeText } from '#src/lib/local-text.ts';

/** Whose practice a device keeps: an account's, or that of whoever uses it without one. */
export type Owner = { readonly account: string } | 'guest';

/** The account of a session, so that it is known without a network as well. */
const OWNER_KEY = 'hanlu.learning.owner';
const DEVICE_KEY = 'hanlu.learning.device';

/** A slow answer is better than practice that has to be asked about. */
const ASK_WITHIN_MS = 10_000;

export const nameOf = (owner: Owner): string => (owner === 'guest' ? owner : owner.account);

/**
 * Who is practising here. Where a session's account can be asked neither now nor before, its
 * practice counts as the guest's: the account is asked about it later.
 */
export const findOwner = async (): Promise<Owner> => {
  const sign = signOfSession();
  if (!sign) return 'guest';
  const known = readText(OWNER_KEY)?.split(' ');
  if (known?.[0] === sign && known[1]) return { account: known[1] };
  const user = await inTime(currentUser(), ASK_WITHIN_MS).catch(() => undefined);
  if (!user) return 'guest';
  writeText(OWNER_KEY, `${sign} ${user.id}`);
  return { account: user.id };
};

/**
 * Whether an account's practice may lie on this device: it comes with the first page that shows it,
 * also where nothing was ever practised here.
 */
export const mayKeepAccount = (): boolean => readText(OWNER_KEY) !== undefined;

/** The server says that the session is someone else's: it is asked again next time. */
export const forgetOwner = () => removeText(OWNER_KEY);

/** The random name that this device gave itself; for the visit where nothing can be kept. */
export const deviceName = (): string => {
  const name = readText(DEVICE_KEY) ?? randomId();
  writeText(DEVICE_KEY, name);
  return name;
};
