/** The oldest Node that runs this program, as `engines` of package.json says. */
const OLDEST = '22.18';

/** What is wrong with a version of Node, in a sentence; undefined where it is new enough. */
export const faultOfNode = (version: string): string | undefined => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST.split('.').map(Number);
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  return isOld
    ? `Node must be ${OLDEST} or later, and ${process.execPath} is ${version}.`
    : undefined;
};
