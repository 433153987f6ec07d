import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes a folder for this process alone; answers how to give it back, or nothing where another
 * process has it. What a killed process has left is taken over.
 */
export const lockFolder = (folder: string): (() => void) | undefined => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  const take = () => writeFileSync(file, ownName(), { flag: 'wx' });
  try {
    take();
  } catch {
    if (isHeld(file)) return undefined;
    rmSync(file, { force: true });
    take();
  }
  return () => rmSync(file, { force: true });
};

/** Whether another process has a folder. */
export const isFolderLocked = (folder: string): boolean => isHeld(path.join(folder, 'lock'));

/** A number lives again, so what began at another moment is another process (decision 309). */
const isHeld = (file: string): boolean => {
  const [pid, began] = readIfThere(file)?.split(' ') ?? [];
  if (!isAlive(Number(pid))) return false;
  const living = beganAt(Number(pid));
  return !began || !living || began === living;
};

/** The number of this process and, where the system tells it, when it began. */
const ownName = () => `${process.pid} ${beganAt(process.pid) ?? ''}`.trim();

/** In ticks since the machine started, as Linux tells it: field 22, where a name may hold spaces. */
const beganAt = (pid: number): string | undefined =>
  readIfThere(`/proc/${pid}/stat`)?.replace(/^.*\)/s, '2').split(' ')[22 - 2];

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** In a container every start may have the same number, so our own is a predecessor's. */
const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
