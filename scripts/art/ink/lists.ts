/** An element that is known to be there; negative positions count from the end. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list.at(index);
  if (element === undefined) throw new RangeError(`No element ${index} in a list`);
  return element;
}
