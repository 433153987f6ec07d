import { isRecord } from './document.ts';

/**
 * Gives a value the order of keys that an earlier one had, new keys last, so that a line of the
 * dataset differs only where an editor changed it. Members of lists are matched by `_key`.
 */
export const inOrderOf = (earlier: unknown, value: unknown): unknown => {
  if (Array.isArray(value)) {
    const members = Array.isArray(earlier) ? earlier : [];
    return value.map((item, index) => inOrderOf(twinOf(item, members) ?? members[index], item));
  }
  if (!isRecord(value)) return value;
  const known = isRecord(earlier) ? earlier : {};
  const kept = Object.keys(known).filter((key) => Object.hasOwn(value, key));
  const added = Object.keys(value).filter((key) => !Object.hasOwn(known, key));
  return Object.fromEntries(
    [...kept, ...added].map((key) => [key, inOrderOf(known[key], value[key])]),
  );
};

const twinOf = (item: unknown, members: unknown[]): unknown =>
  isRecord(item) && typeof item['_key'] === 'string'
    ? members.find((member) => isRecord(member) && member['_key'] === item['_key'])
    : undefined;
